import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../server/clock.ts'
import { accepted, refused } from '../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, signIn, unique } from '../support/server/customers.ts'
import { balanceOf, creditBalance, operatorOf } from '../support/server/funds.ts'
import {
  newAddress,
  orderDesk,
  ORDERS,
  orderRequest,
  storedParcel,
  submitOrder,
  paidOrder,
  weighedOrder,
} from '../support/server/orders.ts'
import { useServer } from '../support/server/useServer.ts'

import type { LogisticsOrderDetail } from '../../server/contracts/logisticsOrder.ts'
import type { ParcelDetail } from '../../server/contracts/parcel.ts'
import type { Quote } from '../../server/contracts/shipping.ts'
import type { ApiClient } from '../support/server/apiClient.ts'

const context = useServer()
const desk = () => orderDesk(operatorOf(context.server))

const statusesOf = async (api: ApiClient, { parcels }: Pick<LogisticsOrderDetail, 'parcels'>) =>
  Promise.all(parcels.map(async ({ id }) => accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`)).status))
const orderOf = async (api: ApiClient, id: string) =>
  accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))

describe('a shipment order', () => {
  it('goes from the warehouse to the customer’s hands', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const { api } = customer
    const order = await submitOrder(context.server, customer)
    assert.deepEqual([order.status, await statusesOf(api, order)], [10, [65]])
    assert.equal(order.estimatedBill.total, order.total)

    await desk().process(order.code)
    const weighed = await desk().weigh(order.code)
    assert.deepEqual([weighed.status, weighed.boxQuantity, await statusesOf(api, order)], [30, 1, [70]])
    // 1.4 kg is three half kilograms: 42 + 2 × 15, and 9 % tax.
    assert.equal(weighed.actualBill?.total, '78.48')

    const paid = accepted(
      await api.post<LogisticsOrderDetail>(`${ORDERS}/${order.id}/pay`, { expectedTotal: '78.48' }),
    )
    assert.deepEqual([paid.status, await balanceOf({ api })], [40, '21.52'])

    const shipped = await desk().ship(order.code)
    assert.deepEqual([shipped.status, await statusesOf(api, order)], [50, [130]])
    assert.equal((await desk().call(order.code, 'sign')).status, 70)

    const done = accepted(
      await api.post<LogisticsOrderDetail>(`${ORDERS}/${order.id}/confirm-receipt`, {
        satisfaction: 5,
        review: ' Quick! ',
      }),
    )
    assert.deepEqual([done.status, done.satisfaction, done.review], [200, 5, 'Quick!'])
    const log = accepted(await api.get<{ items: { move: string }[] }>(`${ORDERS}/${order.id}/log`))
    assert.deepEqual(
      log.items.map(({ move }) => move),
      ['confirmReceipt', 'sign', 'ship', 'pay', 'weigh', 'process', 'submit'],
    )
  })

  it('waits at the pickup station that the customer chose', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const stations = accepted(
      await customer.api.post<{ items: { id: string }[] }>('/api/f/shipping-management/pickup-station/list', {
        regionGroupId: 'sg',
      }),
    )
    const pickupStationId = stations.items[0]?.id ?? assert.fail('no station')
    const order = await weighedOrder(context.server, customer, { receivingMethod: 20, pickupStationId })
    assert.equal(order.pickupStation?.id, pickupStationId)
    await customer.api.post(`${ORDERS}/${order.id}/pay`, { expectedTotal: order.total })
    await desk().ship(order.code)
    const arrived = await desk().call(order.code, 'reach-pickup-station')
    assert.deepEqual([arrived.status, await statusesOf(customer.api, order)], [60, [145]])
  })

  it('gives its parcels back when it is cancelled, packed or not', async () => {
    const customer = await newCustomer(context.server)
    const { api } = customer
    for (const order of [
      await submitOrder(context.server, customer),
      await weighedOrder(context.server, customer),
    ]) {
      const cancelled = accepted(await api.post<LogisticsOrderDetail>(`${ORDERS}/${order.id}/cancel`))
      assert.equal(cancelled.status, 210)
      assert.deepEqual(await statusesOf(api, order), [63])
      const [parcel] = order.parcels
      assert.equal(accepted(await api.get<ParcelDetail>(`${PARCELS}/${parcel?.id}`)).logisticsOrderId, null)
    }
  })

  it('can be cancelled by the warehouse, which says why', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    await desk().call(order.code, 'reject', { reason: 'A battery that swells' })
    const log = accepted(
      await customer.api.get<{ items: { description: string }[] }>(`${ORDERS}/${order.id}/log`),
    )
    assert.equal(log.items[0]?.description, 'Cancelled by the warehouse: A battery that swells')
    assert.deepEqual(await statusesOf(customer.api, order), [63])
  })

  it('is refunded by the warehouse up to what was paid', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const order = await paidOrder(context.server, customer)
    const operator = operatorOf(context.server)
    const refund = (amount: string) =>
      operator.post(`/api/admin/warehouse/order/${order.code}/refund`, { amount, reason: 'Too heavy a box' })
    accepted(await refund('50.00'))
    refused(await refund('28.49'), 400, 'OrderRefundTooLarge')
    accepted(await refund('28.48'))
    assert.equal(await balanceOf(customer), '100.00')
    refused(await refund('0.01'), 409, 'OrderNothingPaid')
  })
})

describe('submitting', () => {
  it('takes all parcels or none', async () => {
    const customer = await newCustomer(context.server)
    const [ready, notYet] = [await storedParcel(context.server, customer), await declareParcel(customer)]
    const body = await orderRequest(customer, [ready, notYet])
    refused(await customer.api.post(ORDERS, body), 409, 'ParcelNotSubmittable')
    assert.equal(accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${ready.id}`)).isSubmitted, false)
    const other = await newCustomer(context.server)
    const foreign = await storedParcel(context.server, other)
    refused(await customer.api.post(ORDERS, await orderRequest(customer, [ready, foreign])), 404)
  })

  it('takes parcels of one warehouse', async () => {
    const customer = await newCustomer(context.server)
    const here = await storedParcel(context.server, customer)
    const there = await storedParcel(context.server, customer, { warehouseId: 'warehouse-yiwu' })
    const body = await orderRequest(customer, [here, there])
    refused(await customer.api.post(ORDERS, body), 409, 'ParcelsInSeveralWarehouses')
    accepted(await customer.api.post(ORDERS, { ...body, parcelIds: [there.id] }))
  })

  it('gives a parcel to one of two orders that want it at the same moment', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    const body = await orderRequest(customer, [parcel])
    const answers = await Promise.all([1, 2, 3, 4].map(() => customer.api.post(ORDERS, body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
  })

  it('names the field that is wrong', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    const foreignAddress = (await newAddress(await newCustomer(context.server))).id
    const wrong = [
      [{ addressId: foreignAddress }, 404, 'addressId'],
      [{ transportationChannelId: 'no-such' }, 400, 'transportationChannelId'],
      [{ shippingMethodTypeId: 'sea' }, 400, 'transportationChannelId'],
      [{ receivingMethod: 20 }, 400, 'pickupStationId'],
      [{ additionalServiceIds: ['no-such'] }, 400, 'additionalServiceIds'],
      [{ couponId: 'no-such' }, 404, 'couponId'],
    ] as const
    for (const [changes, status, member] of wrong) {
      const body = { ...(await orderRequest(customer, [parcel])), ...changes }
      const error = refused(await customer.api.post(ORDERS, body), status)
      assert.deepEqual(error.validationErrors[0]?.members, [member])
    }
  })

  it('refuses a channel that does not take the goods, and says why', async () => {
    const customer = await newCustomer(context.server)
    const tea = await storedParcel(context.server, customer, { declaredNameId: 'food.tea' })
    const error = refused(
      await customer.api.post(ORDERS, await orderRequest(customer, [tea])),
      400,
      'ChannelRefuses',
    )
    assert.match(error.message, /does not take: Food/)
    const sensitive = await orderRequest(customer, [tea], { transportationChannelId: 'air-sensitive' })
    accepted(await customer.api.post(ORDERS, sensitive))
  })

  it('keeps the address as it was', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    const list = accepted(await customer.api.post<{ items: { id: string }[] }>('/api/u/user/address/list'))
    for (const { id } of list.items) {
      await customer.api.request('DELETE', `/api/u/user/address/${id}`, undefined, {})
    }
    assert.deepEqual((await orderOf(customer.api, order.id)).shippingAddress, order.shippingAddress)
  })

  it('is done once for one idempotency key', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    const body = await orderRequest(customer, [parcel])
    const headers = { 'idempotency-key': unique('submit-order-') }
    const first = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, body, headers))
    const again = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, body, headers))
    assert.equal(again.id, first.id)
  })
})

describe('estimating', () => {
  it('gives one quote a channel, the cheapest first, with reasons last', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer, { declaredNameId: 'food.tea' })
    const { items } = accepted(
      await customer.api.post<{ items: Quote[] }>(`${ORDERS}/estimate`, {
        parcelIds: [parcel.id],
        regionGroupId: 'sg',
        receivingMethod: 10,
      }),
    )
    assert.equal(items.length, 6)
    const totals = items.flatMap(({ bill }) => (bill ? [Number(bill.total)] : []))
    assert.deepEqual(
      totals,
      [...totals].sort((a, b) => a - b),
    )
    assert.equal(totals.length, 2)
    for (const { bill, reason } of items) assert.notEqual(bill === null, reason === null)
  })

  it('charges what storage and services cost', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    // The day of check-in and 30 more are free.
    context.server.clock.advance(33 * DAY_MS)
    const api = await signIn(context.server, customer)
    const { items } = accepted(
      await api.post<{ items: Quote[] }>(`${ORDERS}/estimate`, {
        parcelIds: [parcel.id],
        regionGroupId: 'sg',
        receivingMethod: 10,
        isInsured: true,
        transportationChannelId: 'air-general',
      }),
    )
    const lines = items[0]?.bill?.lines.map(({ kind, amount }) => [kind, amount])
    assert.deepEqual(lines, [
      ['InternationalShipping', '72.00'],
      ['StorageFee', '3.00'],
      ['Premium', '1.20'],
      ['Gst', '6.86'],
    ])
  })

  it('needs a destination', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    const body = { parcelIds: [parcel.id], receivingMethod: 10 }
    refused(await customer.api.post(`${ORDERS}/estimate`, body), 400, 'RegionGroupRequired')
  })
})
