import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { ParcelStatus } from '../../server/contracts/enumerations.ts'
import { numberTaken } from '../../server/modules/parcel/takenNumber.ts'
import { beginUndeclared } from '../../server/modules/parcel/undeclared.ts'
import { createWarehouseService } from '../../server/modules/warehouse/service.ts'
import { runCommand } from '../../server/warehouse/cli.ts'
import { accepted, refused } from '../support/server/apiClient.ts'
import {
  declaration,
  declareParcel,
  newCustomer,
  PARCELS,
  unique,
  type TestCustomer,
} from '../support/server/customers.ts'
import { balanceOf } from '../support/server/funds.ts'
import { startLossyProxy } from '../support/server/lossyProxy.ts'
import { pngPicture, uploadPicture } from '../support/server/pictures.ts'
import { useServer } from '../support/server/useServer.ts'

import type { AfterSalesDetail } from '../../server/contracts/afterSales.ts'
import type { ParcelDetail } from '../../server/contracts/parcel.ts'
import type { ApiProblem } from '../../server/problem.ts'

const context = useServer()
const ARRIVE = '/api/admin/warehouse/arrive'
const INBOUND = '/api/admin/warehouse/inbound'
const measures = { weight: 1.2, length: 30, width: 20, height: 10 }
const operator = () => context.api.with({ token: context.server.operatorToken })

describe('a scan at the door', () => {
  it('gives an undeclared parcel to whom its id code belongs to', async () => {
    const { api, user } = await newCustomer(context.server)
    const expressNumber = unique('YT0000000')
    const scan = { expressNumber, idCode: user.idCode.toLowerCase() }
    const parcel = accepted(await operator().post<ParcelDetail>(ARRIVE, scan))
    assert.deepEqual(
      [parcel.status, parcel.isDeclared, parcel.isArrivedWarehouse],
      [ParcelStatus.Arrived, false, true],
    )
    assert.deepEqual(accepted(await api.get(`${PARCELS}/${parcel.id}`)), parcel)
    refused(await operator().post(ARRIVE, scan), 409, 'ParcelMoveRefused')
  })

  it('asks for a known id code when nobody declared the parcel', async () => {
    const expressNumber = unique('YT0000000')
    refused(await operator().post(ARRIVE, { expressNumber }), 400, 'IdCodeRequired')
    refused(await operator().post(ARRIVE, { expressNumber, idCode: 'FW000000X' }), 400, 'IdCodeUnknown')
  })

  it('asks whose it is when several customers declared the number', async () => {
    const [one, two] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id, expressNumber } = await declareParcel(one)
    const other = await declareParcel(two, { expressNumber })
    refused(await operator().post(ARRIVE, { expressNumber }), 409, 'ParcelNumberAmbiguous')
    const arrived = accepted(
      await operator().post<ParcelDetail>(ARRIVE, { expressNumber, idCode: two.user.idCode }),
    )
    assert.equal(arrived.id, other.id)
    assert.equal(
      accepted(await operator().post<ParcelDetail>(INBOUND, { expressNumber, ...measures })).id,
      other.id,
    )
    assert.equal(accepted(await operator().post<ParcelDetail>(ARRIVE, { expressNumber })).id, id)
  })
})

describe('a parcel that arrives at one of several warehouses', () => {
  const FIRST = 'warehouse-guangzhou'
  const OTHER = 'warehouse-yiwu'
  const arrive = async (body: object) => accepted(await operator().post<ParcelDetail>(ARRIVE, body))

  it('lies where it was declared to go, unless the scan says otherwise', async () => {
    const customer = await newCustomer(context.server)
    const cases = [
      [{}, {}, FIRST],
      [{ warehouseId: OTHER }, {}, OTHER],
      [{}, { warehouseId: OTHER }, OTHER],
      [{ warehouseId: OTHER }, { warehouseId: FIRST }, FIRST],
    ] as const
    for (const [declared, scanned, expected] of cases) {
      const { id, expressNumber } = await declareParcel(customer, declared)
      assert.equal((await arrive({ expressNumber, ...scanned })).warehouseId, expected)
      const parcel = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
      assert.equal(parcel.warehouseId, expected)
    }
  })

  it('lies at the first one when nobody says anything', async () => {
    const { idCode } = (await newCustomer(context.server)).user
    const scan = { expressNumber: unique('YT0000000'), idCode }
    assert.equal((await arrive(scan)).warehouseId, FIRST)
    const elsewhere = { expressNumber: unique('YT0000000'), idCode, warehouseId: OTHER }
    assert.equal((await arrive(elsewhere)).warehouseId, OTHER)
  })

  it('arrives at none that there is not', async () => {
    const { expressNumber } = await declareParcel(await newCustomer(context.server))
    refused(await operator().post(ARRIVE, { expressNumber, warehouseId: 'moon' }), 400, 'WarehouseUnknown')
  })
})

describe('a check-in', () => {
  it('needs a parcel that has arrived and was not weighed before', async () => {
    const customer = await newCustomer(context.server)
    const { expressNumber } = await declareParcel(customer)
    refused(await operator().post(INBOUND, { expressNumber, ...measures }), 409, 'ParcelMoveRefused')
    refused(
      await operator().post(INBOUND, { expressNumber: 'NOBODYS1', ...measures }),
      404,
      'ParcelNumberUnknown',
    )
    await context.server.warehouse.arrive(expressNumber)
    accepted(await operator().post(INBOUND, { expressNumber, ...measures }))
    refused(await operator().post(INBOUND, { expressNumber, ...measures }), 409, 'ParcelMoveRefused')
  })

  it('happens once when two scales send it at the same moment', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    await context.server.warehouse.arrive(expressNumber)
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator().post(INBOUND, { expressNumber, ...measures })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { logs } = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
    assert.equal(logs.filter(({ move }) => move === 'inbound').length, 1)
  })
})

async function openCase(customer: TestCustomer): Promise<AfterSalesDetail> {
  const { id } = await declareParcel(customer)
  const request = { parcelId: id, kind: 'MISSING', description: 'It should be there' }
  return accepted(await customer.api.post<AfterSalesDetail>('/api/u/after-sales', request))
}

describe('a number that two people write at the same moment', () => {
  it('becomes one parcel, whoever comes first', async () => {
    const { api, user } = await newCustomer(context.server)
    const expressNumber = unique('YT0000000')
    const scan = { expressNumber, idCode: user.idCode }
    const answers = await Promise.all([
      operator().post(ARRIVE, scan),
      operator().post(ARRIVE, scan),
      api.post(PARCELS, declaration({ expressNumber })),
      operator().post(ARRIVE, scan),
    ])
    for (const { status } of answers) assert.ok(status === 200 || status === 409, String(status))
    const { items } = accepted(await api.post<{ items: ParcelDetail[] }>(`${PARCELS}/list`))
    assert.deepEqual(
      items.map(({ status }) => status),
      [ParcelStatus.Arrived],
    )
  })

  it('is refused to whoever comes second', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const { expressNumber, warehouseId } = await declareParcel(customer)
    const whose = { userId: customer.user.id, expressNumber, warehouseId }
    const second = db.transaction((tx) => beginUndeclared(tx, 'arrive', whose, clock.now()))
    await assert.rejects(second, (error: ApiProblem) => error.code === 'ParcelNumberTaken')
  })

  it('is scanned again, and then arrives', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const { expressNumber, id } = await declareParcel(customer)
    let calls = 0
    const begin: typeof db.transaction = (work, config) => {
      calls += 1
      return calls === 1 ? Promise.reject(numberTaken()) : db.transaction(work, config)
    }
    const busy = new Proxy(db, {
      get: (to, name) => (name === 'transaction' ? begin : (Reflect.get(to, name) as unknown)),
    })
    const detail = (_: unknown, row: { id: string; status: number }) => Promise.resolve(row)
    const desk = createWarehouseService({ db: busy, clock, parcels: { detail } } as never)
    const arrived = await desk.arrive({ expressNumber, idCode: customer.user.idCode }, 'en')
    assert.deepEqual([arrived.id, arrived.status, calls], [id, ParcelStatus.Arrived, 2])
  })
})

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

  it('answers and closes after-sales cases', async () => {
    const customer = await newCustomer(context.server)
    const { code, subjectDisplayName } = await openCase(customer)
    const about = `(Missing parcel, ${subjectDisplayName}`
    const answered = await run('answer-case', code, '--text', 'We are looking for it')
    assert.equal(answered, `${code}: Waiting for your reply ${about})`)
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
