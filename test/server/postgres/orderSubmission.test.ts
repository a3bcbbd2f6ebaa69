import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, signIn, unique } from '../../support/server/customers.ts'
import { newAddress, ORDERS, orderRequest, storedParcel, submitOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { Quote } from '../../../server/contracts/shipping.ts'
import type { ApiClient } from '../../support/server/apiClient.ts'

const context = useServer()

const orderOf = async (api: ApiClient, id: string) =>
  accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))

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
    assert.ok(items.some(({ refusal }) => refusal === 'goodsNotTaken'))
  })

  it('gives the days of arrival by the warehouse’s calendar, a day after today at the earliest', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await storedParcel(context.server, customer)
    const { items } = accepted(
      await customer.api.post<{ items: Quote[] }>(`${ORDERS}/estimate`, {
        parcelIds: [parcel.id],
        regionGroupId: 'sg',
        transportationChannelId: 'air-general',
        receivingMethod: 10,
      }),
    )
    const HOURS_AHEAD = 8
    const today = new Date(context.server.clock.now().getTime() + HOURS_AHEAD * 3_600_000)
    const dayAfter = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    assert.deepEqual(items[0]?.transitDays, { minimum: 4, maximum: 7 })
    assert.deepEqual(items[0]?.arrival, { earliest: dayAfter(5), latest: dayAfter(8) })
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
