import type { OrderChoice, OrderSubmission } from '@/model/order/logisticsOrder'
import { orderApi } from '@/pages-logistics-order/_shared/orderApi'

import { aCouponDto, aQuoteDto, anOrderDto } from '../../support/app/orderFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const ORDER = '/api/u/biz/logistics-order'
const APPLICABLE = 'POST /api/u/coupon-management/my-coupon/applicable'
const SERVICES = 'POST /api/u/shipping-management/additional-service/list'

function openApi() {
  const { api, ...parts } = wiredApi({ session: signedInAs('tok') })
  return { api: orderApi(api), ...parts }
}

const CHOICE: OrderChoice = {
  parcelIds: ['p1', 'p2'],
  addressId: 'a1',
  receivingMethod: 10,
  additionalServiceIds: ['s1'],
  isInsured: true,
  couponId: null,
}
const SUBMISSION: OrderSubmission = {
  ...CHOICE,
  shippingMethodTypeId: 'air',
  transportationChannelId: 'air-general',
  pickupStationId: null,
  isAutoPay: false,
  remarks: null,
  messageToStaff: 'fragile',
  images: [],
}

describe('an estimate', () => {
  it('asks for what is chosen and gives a quote a channel', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${ORDER}/estimate`, page([aQuoteDto('air'), aQuoteDto('sea', { reason: '太长' })]))

    const [air, sea] = await api.logisticsOrders.estimate(CHOICE, true)

    const { couponId: _couponId, ...asked } = CHOICE
    expect(wire.lastCallTo(`POST ${ORDER}/estimate`).body).toEqual(asked)
    expect(air).toMatchObject({ channel: { id: 'air' }, bill: { total: '72.00' }, reason: null })
    expect(sea).toMatchObject({ bill: null, reason: '太长' })
  })

  it('takes amounts that are numbers', async () => {
    const { api, wire } = openApi()
    const quote = aQuoteDto('air')
    wire.on(`POST ${ORDER}/estimate`, page([{ ...quote, bill: { ...quote.bill, total: 72.5 } }]))

    const [answer] = await api.logisticsOrders.estimate({ ...CHOICE, couponId: 'c1' }, true)

    expect(answer?.bill?.total).toBe('72.50')
    expect(wire.lastCallTo(`POST ${ORDER}/estimate`).body).toMatchObject({ couponId: 'c1' })
  })

  it.each([
    ['leaves a refusal to the page that asks by itself', true, 0],
    ['tells a refusal to the customer who asked', false, 1],
  ])('%s', async (_what, isBackground, told) => {
    const { api, wire, settings } = openApi()
    wire.on(`POST ${ORDER}/estimate`, refusal(404, { message: '没有这个收货地址' }))

    await expect(api.logisticsOrders.estimate(CHOICE, isBackground)).rejects.toMatchObject({
      kind: 'notFound',
    })
    expect(settings.onRefused).toHaveBeenCalledTimes(told)
  })
})

describe('a submission', () => {
  it('carries its key, and only what there is', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${ORDER}`, ok(anOrderDto()))

    const order = await api.logisticsOrders.submit(SUBMISSION, 'key-0001')

    const { body, header } = wire.lastCallTo(`POST ${ORDER}`)
    const { couponId, pickupStationId, remarks, ...sent } = SUBMISSION
    expect([couponId, pickupStationId, remarks]).toEqual([null, null, null])
    expect(body).toEqual(sent)
    expect(header['Idempotency-Key']).toBe('key-0001')
    expect(order).toMatchObject({
      id: 'order-1',
      code: 'L261121000001',
      total: '72.00',
      currencyCode: 'CNY',
      isAutoPay: false,
    })
  })

  it('tells a refusal that names a place', async () => {
    const { api, wire, settings } = openApi()
    const validationErrors = [{ message: '包裹 SF1 不能提交', members: ['parcelIds'] }]
    wire.on(`POST ${ORDER}`, refusal(409, { code: 'ParcelNotSubmittable', validationErrors }))

    await expect(api.logisticsOrders.submit(SUBMISSION, 'key-0001')).rejects.toMatchObject({
      kind: 'rejected',
    })
    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})

it('coupons are asked for beside a shipment’s freight', async () => {
  const { api, wire } = openApi()
  const question = { shippingFee: '72.00', currencyCode: 'CNY', transportationChannelId: 'air-general' }
  const reasonDisplayName = '未达到使用门槛'
  wire.on(APPLICABLE, page([aCouponDto('c1'), aCouponDto('c2', { isUsable: false, reasonDisplayName })]))

  const [usable, other] = await api.coupons.listApplicable(question)

  expect(wire.lastCallTo(APPLICABLE).body).toEqual({ ...question, businessType: 20 })
  expect(usable).toMatchObject({ id: 'c1', isUsable: true, discount: '15.00', reason: null })
  expect(other).toMatchObject({ isUsable: false, reason: reasonDisplayName })
})

it('services of a whole shipment come by kind of business', async () => {
  const { api, wire } = openApi()
  const service = { id: 's1', displayName: '加固', description: '', price: '15.00', currencyCode: 'CNY' }
  wire.on(SERVICES, page([{ businessType: 2, additionServiceType: 20, list: [service] }]))

  await expect(api.reference.listOrderServices()).resolves.toEqual([{ businessType: 2, services: [service] }])
  expect(wire.lastCallTo(SERVICES).body).toMatchObject({ additionalServiceType: 20 })
})
