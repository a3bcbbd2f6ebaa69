import { createLogisticsOrderApi } from '@/api/logisticsOrders'

import { aBillOf, anOrderDto, aQuoteDto, aStoredParcelDto } from '../../support/app/orderFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const ORDER = '/api/u/biz/logistics-order'

function openApi() {
  const { api, ...parts } = wiredApi({ session: signedInAs('tok') })
  return { orders: createLogisticsOrderApi(api.http), ...parts }
}

describe('reading orders', () => {
  it('lists those of a status that match a search', async () => {
    const { orders, wire } = openApi()
    wire.on(`POST ${ORDER}/list`, page([{ ...anOrderDto(), total: 72.5 }], 12))

    const { items, totalCount } = await orders.list({ status: 30, filter: 'L26', maxResultCount: 7 })

    expect(wire.lastCallTo(`POST ${ORDER}/list`).body).toEqual({
      status: 30,
      filter: 'L26',
      maxResultCount: 7,
    })
    expect(totalCount).toBe(12)
    expect(items[0]).toMatchObject({
      total: '72.50',
      channel: { displayName: '空运普货专线' },
      shippingAddress: { regionGroupName: '新加坡', region: null },
      statusTime: new Date('2026-01-02T03:04:05Z'),
    })
  })

  it('gives one order with its parcels, boxes and bills', async () => {
    const { orders, wire } = openApi()
    const dto = anOrderDto({
      parcels: [aStoredParcelDto('p1')],
      packingInfo: [{ weight: 7.35, length: 32, width: 22, height: 12 }],
      packingImages: [{ url: '/box.jpg', time: '2026-11-22T07:20:00Z' }],
      actualBill: aBillOf('80.00'),
    })
    wire.on(`GET ${ORDER}/a%2Fb`, ok(dto))

    const order = await orders.get('a/b')

    expect(order.parcels[0]).toMatchObject({ id: 'p1', creationTime: new Date('2026-01-02T03:04:05Z') })
    expect(order.boxes).toEqual([{ weight: 7.35, length: 32, width: 22, height: 12 }])
    expect(order.packingPhotos).toEqual([{ url: '/box.jpg', time: new Date('2026-11-22T07:20:00Z') }])
    expect([order.estimatedBill.total, order.actualBill?.total]).toEqual(['72.00', '80.00'])
  })

  it('gives the log as it came, newest first', async () => {
    const { orders, wire } = openApi()
    const log = { status: 10, statusDisplayName: '待处理', actor: 'CUSTOMER', move: 'submit' } as const
    const entry = (id: string, time: string) => ({ ...log, id, time, description: `did ${id}` })
    wire.on(
      `GET ${ORDER}/o1/log`,
      page([entry('2', '2026-01-02T00:00:00Z'), entry('1', '2026-01-01T00:00:00Z')]),
    )

    await expect(orders.listLogs('o1')).resolves.toEqual([
      { id: '2', text: 'did 2', time: new Date('2026-01-02T00:00:00Z') },
      { id: '1', text: 'did 1', time: new Date('2026-01-01T00:00:00Z') },
    ])
  })
})

describe('changing an order', () => {
  it('sends the version that was edited, and only what changed', async () => {
    const { orders, wire } = openApi()
    wire.on(`PUT ${ORDER}/o1`, ok(anOrderDto({ remarks: 'new' })))

    const changed = orders.update('o1', { remarks: 'new', version: 3 }, 'key-0001')
    await expect(changed).resolves.toMatchObject({ remarks: 'new' })

    const { body, header } = wire.lastCallTo(`PUT ${ORDER}/o1`)
    expect(body).toEqual({ remarks: 'new', version: 3 })
    expect(header['Idempotency-Key']).toBe('key-0001')
  })

  it.each([
    ['leaves a refusal to the page that asks by itself', true, 0],
    ['tells a refusal to the customer who asked', false, 1],
  ])('asks what it would cost, and %s', async (_what, isBackground, told) => {
    const { orders, wire, settings } = openApi()
    const estimate = `POST ${ORDER}/o1/estimate`
    wire.on(estimate, page([aQuoteDto('air')]), refusal(409, { code: 'OrderMoveRefused' }))

    const [quote] = await orders.estimateChange('o1', { isInsured: true }, isBackground)

    expect(wire.lastCallTo(estimate).body).toEqual({ isInsured: true })
    expect(quote).toMatchObject({ channel: { id: 'air' }, bill: { total: '72.00' } })
    await expect(orders.estimateChange('o1', {}, isBackground)).rejects.toMatchObject({ kind: 'rejected' })
    expect(settings.onRefused).toHaveBeenCalledTimes(told)
  })

  it('switches auto-pay', async () => {
    const { orders, wire } = openApi()
    wire.on(`PUT ${ORDER}/o1/auto-pay`, ok(anOrderDto({ isAutoPay: true })))

    await expect(orders.setAutoPay('o1', true)).resolves.toMatchObject({ isAutoPay: true })

    expect(wire.lastCallTo(`PUT ${ORDER}/o1/auto-pay`).body).toEqual({ isAutoPay: true })
  })

  it.each([
    ['pay', { expectedTotal: '80.00', couponId: null }],
    ['cancel', {}],
    ['confirm-receipt', { satisfaction: 5, images: [] }],
  ] as const)('sends “%s” with a key, so that it happens once', async (move, body) => {
    const { orders, wire } = openApi()
    const path = `POST ${ORDER}/o1/${move}` as const
    wire.on(path, ok(anOrderDto({ status: 210 })))
    const calls = {
      pay: () => orders.pay('o1', { expectedTotal: '80.00', couponId: null }, 'key-0001'),
      cancel: () => orders.cancel('o1', 'key-0001'),
      'confirm-receipt': () =>
        orders.confirmReceipt('o1', { satisfaction: 5, review: null, images: [] }, 'key-0001'),
    }

    await expect(calls[move]()).resolves.toMatchObject({ status: 210 })

    expect(wire.lastCallTo(path).body).toEqual(body)
    expect(wire.lastCallTo(path).header['Idempotency-Key']).toBe('key-0001')
  })

  it('passes on the rule that refused it', async () => {
    const { orders, wire } = openApi()
    wire.on(`POST ${ORDER}/o1/cancel`, refusal(409, { code: 'OrderMoveRefused', message: '订单已付款' }))

    await expect(orders.cancel('o1', 'key-0001')).rejects.toMatchObject({
      kind: 'rejected',
      detail: { code: 'OrderMoveRefused', status: 409 },
    })
  })
})
