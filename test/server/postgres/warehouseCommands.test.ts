import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { runCommand } from '../../../server/operations/cli/cli.ts'
import { accepted } from '../../support/server/apiClient.ts'
import {
  declareParcel,
  newCustomer,
  PARCELS,
  unique,
  type TestCustomer,
} from '../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../support/server/funds.ts'
import { startLossyProxy } from '../../support/server/lossyProxy.ts'
import { storedParcel } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { AfterSalesDetail } from '../../../server/contracts/afterSales.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
const operator = () => context.api.with({ token: context.server.operatorToken })

async function openCase(customer: TestCustomer): Promise<AfterSalesDetail> {
  const { id } = await declareParcel(customer)
  const request = { parcelId: id, kind: 'MISSING', description: 'It should be there' }
  return accepted(await customer.api.post<AfterSalesDetail>('/api/u/after-sales', request))
}

describe('the operator command line', () => {
  let dir = ''
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'warehouse-cli-'))
  })
  after(() => rm(dir, { recursive: true, force: true }))
  const run = (...args: string[]) =>
    runCommand(args, {
      WAREHOUSE_API: context.server.url,
      OPERATOR_TOKEN: context.server.operatorToken,
      DATA_DIR: dir,
    })

  it('takes a parcel in and weighs it, with a photo', async () => {
    const customer = await newCustomer(context.server)
    const expressNumber = unique('JD00000000')
    assert.equal(
      await run('arrive', expressNumber, '--code', customer.user.idCode),
      `${expressNumber}: Arrived at warehouse (Arrived at the warehouse)`,
    )
    const photo = join(dir, 'scale.png')
    await writeFile(photo, await pngPicture())
    const said = await run(
      'inbound',
      expressNumber,
      '--weight',
      '1.25',
      '--size',
      '30x20.5X10',
      '--photo',
      photo,
    )
    assert.equal(said, `${expressNumber}: Checked in (Checked in: 1.25 kg, 30 × 20.5 × 10 cm)`)
    const { items } = accepted(await customer.api.post<{ items: ParcelDetail[] }>(`${PARCELS}/list`))
    assert.match(items[0]?.inboundImages[0]?.url ?? '', /\.png(\?|$)/)
  })

  it('takes a parcel in at another warehouse', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    await run('arrive', expressNumber, '--warehouse', 'warehouse-yiwu')
    const parcel = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
    assert.equal(parcel.warehouseId, 'warehouse-yiwu')
    const orphan = unique('SF7000000')
    const size = ['--weight', '1', '--size', '10x10x10']
    await assert.rejects(
      run('register-unclaimed', orphan, ...size, '--warehouse', 'moon'),
      /no such warehouse/,
    )
    await run('register-unclaimed', orphan, ...size, '--warehouse', 'warehouse-yiwu')
  })

  it('registers unclaimed parcels and decides about claims', async () => {
    const customer = await newCustomer(context.server)
    const [one, two] = [unique('SF7000000'), unique('SF7000000')]
    for (const number of [one, two]) {
      const said = await run('register-unclaimed', number, '--weight', '1', '--size', '10x10x10')
      assert.equal(said, `${number}: Unclaimed`)
      const image = await uploadPicture(customer.api, await pngPicture())
      const { items } = accepted(
        await operator().post<{ items: { id: string }[] }>('/api/admin/warehouse/unclaimed-parcel/list', {
          filter: number,
        }),
      )
      const path = `/api/u/biz/ship-for-me/unclaimed-parcel/${items[0]?.id}/claim`
      accepted(await customer.api.post(path, { expressNumber: number, images: [image], note: 'Mine' }))
    }
    assert.match(
      await run('unclaimed'),
      new RegExp(`${one}: Claim under review \\(${customer.user.idCode}: Mine\\)`),
    )
    assert.equal(await run('approve-claim', one), `${one}: Arrived at warehouse (Claimed as yours)`)
    assert.equal(await run('reject-claim', two, '--reason', 'No proof'), `${two}: Unclaimed`)
    await assert.rejects(run('reject-claim', two), /--reason should be a sentence/)
  })

  it('does what customers requested for stored parcels, or refuses it', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '20.00')
    const { id, expressNumber } = await storedParcel(context.server, customer)
    const wishes = [
      ['detail-photos', '5.00'],
      ['repacking', '8.00'],
      ['retail-packaging-off', '3.00'],
    ] as const
    for (const [additionalServiceId, expectedPrice] of wishes) {
      const wish = { additionalServiceId, expectedPrice }
      accepted(await customer.api.post(`${PARCELS}/${id}/service`, wish))
    }
    const about = `${expressNumber} (${customer.user.idCode})`
    const lines = wishes.map(([service]) => `${about}: ${service}, Requested`)
    assert.equal(await run('service-list'), lines.join('\n'))
    const photo = join(dir, 'detail.png')
    await writeFile(photo, await pngPicture())
    const photos = ['--service', 'detail-photos', '--photo', photo]
    assert.equal(await run('service-done', expressNumber, ...photos), `${about}: detail-photos, Done`)
    const box = ['--service', 'repacking', '--weight', '1.1', '--size', '25x18x8']
    assert.equal(await run('service-done', expressNumber, ...box), `${about}: repacking, Done`)
    const no = ['--service', 'retail-packaging-off', '--reason', 'There is none']
    assert.equal(
      await run('service-refuse', expressNumber, ...no),
      `${about}: retail-packaging-off, Not possible`,
    )
    assert.equal(await run('service-list'), 'There is nothing to do')
    assert.equal(await balanceOf(customer), '7.00')
  })

  it('answers and closes after-sales cases', async () => {
    const customer = await newCustomer(context.server)
    const { code, subjectDisplayName } = await openCase(customer)
    const about = `(Missing parcel, ${subjectDisplayName}`
    const answered = await run('answer-case', code, '--text', 'We are looking for it')
    assert.equal(answered, `${code}: Reply needed ${about})`)
    const resolved = await run(
      '--api',
      context.server.url,
      'resolve-case',
      code,
      '--text',
      'Sorry',
      '--compensation',
      '5',
    )
    assert.equal(resolved, `${code}: Resolved ${about}, 5.00 CNY paid)`)
    const other = await openCase(customer)
    assert.match(await run('reject-case', other.code, '--reason', 'It came'), /: Rejected/)
    assert.match(await run('cases'), new RegExp(`^${other.code}: Rejected .*\\n${code}: Resolved`))
  })

  it('changes a balance once where the answer got lost, and says so when none comes at all', async () => {
    const customer = await newCustomer(context.server)
    const adjust = (api: string) =>
      run('adjust', customer.user.idCode, '--amount', '7.50', '--reason', 'Sorry', '--api', api)
    const once = await startLossyProxy(context.server.url, 1)
    assert.equal(await adjust(once.url), 'Balance: 7.50 CNY')
    await once.close()
    const never = await startLossyProxy(context.server.url, 9)
    await assert.rejects(adjust(never.url), /it may have been done/)
    await never.close()
    assert.deepEqual([once.requests(), never.requests()], [2, 2])
    assert.equal(await balanceOf(customer), '15.00')
  })

  it('explains itself, and says what is wrong', async () => {
    assert.match(await run(), /warehouse inbound <number> --weight/)
    assert.match(await run('--help'), /warehouse arrive <number>/)
    const cases: readonly (readonly [string[], RegExp])[] = [
      [['fly', 'X'], /no command “fly”/],
      [['arrive'], /Which parcel/],
      [['arrive', 'X', 'Y'], /What is “Y”/],
      [['unclaimed', 'X'], /What is “X”/],
      [['arrive', 'X', '--weight', '3'], /--weight/],
      [['arrive', 'X', '--speed', '3'], /--speed/],
      [['arrive', 'UNKNOWN1'], /Please give the customer’s ID code$/],
      [['inbound', 'UNKNOWN1', '--weight', 'heavy', '--size', '1x1x1'], /--weight should be kilograms/],
      [['inbound', 'UNKNOWN1', '--weight', '1', '--size', '1x1'], /--size should be three lengths/],
      [
        ['inbound', 'UNKNOWN1', '--weight', '1', '--size', '1x1x1', '--photo', '/nowhere.png'],
        /can’t be read/,
      ],
      [['inbound', 'UNKNOWN1', '--weight', '1', '--size', '1x1x1'], /no parcel with this tracking number/],
      [['arrive', 'X123', '--api', 'http://127.0.0.1:1'], /No server answers/],
      [['arrive', 'X123', '--token', 'wrong-token'], /session has expired/],
    ]
    for (const [args, reason] of cases) await assert.rejects(run(...args), reason)
    await assert.rejects(runCommand(['arrive', 'X123'], { DATA_DIR: dir }), /no operator token/)
  })
})
