import { afterSalesApi } from '@/stores/areas/afterSalesApi'
import { casesApi } from '@/stores/areas/casesApi'
import { unclaimedParcelApi } from '@/stores/areas/unclaimedParcelApi'

import { aCaseDetailDto, aCaseDto, aClaimDto, aCaseMessageDto } from '../../support/app/careFactories'
import { aBillDto, anOrderDto } from '../../support/app/orderFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const CASES = '/api/u/after-sales'
const UNCLAIMED = '/api/u/biz/ship-for-me/unclaimed-parcel'

function open() {
  const { api, wire, settings } = wiredApi({ session: signedInAs('tok') })
  return {
    wire,
    settings,
    afterSales: afterSalesApi(api),
    cases: casesApi(api),
    unclaimed: unclaimedParcelApi(api),
  }
}

describe('the calls about cases', () => {
  it('turn the times of the wire into moments, and an amount into text', async () => {
    const { cases, wire } = open()
    const paid = { ...aCaseDto(), compensation: 12.5 }
    wire.on(`POST ${CASES}/list`, page([paid, aCaseDto()], 9))

    const { items, totalCount } = await cases.list({ status: 10, maxResultCount: 7 })

    expect(totalCount).toBe(9)
    expect(items[0]).toMatchObject({ statusTime: new Date('2026-01-02T03:04:05Z'), compensation: '12.50' })
    expect(items[1]?.compensation).toBeNull()
    expect(wire.lastCallTo(`POST ${CASES}/list`).body).toEqual({ status: 10, maxResultCount: 7 })
  })

  it('read what was said, in its order', async () => {
    const { afterSales, wire } = open()
    const messages = [aCaseMessageDto({ content: 'first' }), aCaseMessageDto({ content: 'second' })]
    wire.on(`GET ${CASES}/a%2Fb`, ok(aCaseDetailDto({ messages })))

    const one = await afterSales.get('a/b')

    expect(one.messages.map(({ content, time }) => [content, time])).toEqual([
      ['first', new Date('2026-01-02T03:04:05Z')],
      ['second', new Date('2026-01-02T03:04:05Z')],
    ])
  })

  it('read the order a case is about', async () => {
    const { afterSales, wire } = open()
    const weighed = anOrderDto({ id: 'o1', actualBill: aBillDto({ actualWeight: 7.35 }) })
    wire.on('GET /api/u/biz/logistics-order/o1', ok(weighed), ok(anOrderDto()))

    expect(await afterSales.getOrder('o1')).toMatchObject({ id: 'o1', code: weighed.code, weight: 7.35 })
    expect((await afterSales.getOrder('o1')).weight).toBeNull()
  })

  it('open and answer with the key that makes it happen once', async () => {
    const { afterSales, wire } = open()
    wire.on(`POST ${CASES}`, ok(aCaseDetailDto())).on(`POST ${CASES}/1/reply`, ok(aCaseDetailDto()))
    const request = { parcelId: '7', kind: 'RETURN', description: 'Too small', images: ['/1.jpg'] } as const

    await afterSales.open(request, 'key-1')
    await afterSales.reply('1', { content: 'Here', images: [] }, 'key-2')

    const [opened, replied] = [wire.lastCallTo(`POST ${CASES}`), wire.lastCallTo(`POST ${CASES}/1/reply`)]
    expect([opened.body, opened.header['Idempotency-Key']]).toEqual([request, 'key-1'])
    expect([replied.body, replied.header['Idempotency-Key']]).toEqual([
      { content: 'Here', images: [] },
      'key-2',
    ])
  })
})

describe('the calls about unclaimed parcels', () => {
  it('claim with what proves it, and no note that says nothing', async () => {
    const { unclaimed, wire } = open()
    wire.on(`POST ${UNCLAIMED}/7/claim`, ok(aClaimDto()))

    const claim = await unclaimed.claim('7', { expressNumber: 'SF1', images: ['/1.jpg'], note: null }, 'key')

    expect(claim.creationTime).toEqual(new Date('2026-01-02T03:04:05Z'))
    const { body, header } = wire.lastCallTo(`POST ${UNCLAIMED}/7/claim`)
    expect(body).toEqual({ expressNumber: 'SF1', images: ['/1.jpg'] })
    expect(header['Idempotency-Key']).toBe('key')
  })

  it('tell of a wrong number, and of a lock', async () => {
    const { unclaimed, wire, settings } = open()
    const validationErrors = [{ message: '还可以尝试 4 次', members: ['expressNumber'] }]
    wire.on(
      `POST ${UNCLAIMED}/7/claim`,
      refusal(400, { code: 'ClaimNumberWrong', message: '不符', validationErrors }),
      refusal(429, { code: 'ClaimLocked', message: '请 24 小时后再认领' }),
    )
    const proof = { expressNumber: 'SF1', images: ['/1.jpg'], note: 'shoes' }

    await expect(unclaimed.claim('7', proof, 'k')).rejects.toMatchObject({
      detail: { code: 'ClaimNumberWrong' },
    })
    expect(settings.onRefused).toHaveBeenCalledTimes(1)
    await expect(unclaimed.claim('7', proof, 'k')).rejects.toMatchObject({ detail: { code: 'ClaimLocked' } })
    expect(settings.onRefused).toHaveBeenCalledTimes(2)
  })
})
