import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PARCELS } from '../../support/server/customers.ts'
import { balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderStaff, ORDERS, submitOrder, paidOrder, weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Message } from '../../../server/contracts/message.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { ApiClient } from '../../support/server/apiClient.ts'

const context = useServer()
const staff = () => orderStaff(operatorOf(context.server))

const statusesOf = async (api: ApiClient, { parcels }: Pick<LogisticsOrderDetail, 'parcels'>) =>
  Promise.all(parcels.map(async ({ id }) => accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`)).status))

describe('a shipment order', () => {
  it('goes from the warehouse to the customer’s hands', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const { api } = customer
    const order = await submitOrder(context.server, customer)
    assert.deepEqual([order.status, await statusesOf(api, order)], [10, [65]])
    assert.equal(order.estimatedBill.total, order.total)

    await staff().process(order.code)
    const weighed = await staff().weigh(order.code)
    assert.deepEqual([weighed.status, weighed.boxQuantity, await statusesOf(api, order)], [30, 1, [70]])
    // 1.4 kg is three half kilograms: 42 + 2 × 15, and 9% tax.
    assert.equal(weighed.actualBill?.total, '78.48')

    const paid = accepted(
      await api.post<LogisticsOrderDetail>(`${ORDERS}/${order.id}/pay`, { expectedTotal: '78.48' }),
    )
    assert.deepEqual([paid.status, await balanceOf({ api })], [40, '21.52'])

    const shipped = await staff().ship(order.code)
    assert.deepEqual([shipped.status, await statusesOf(api, order)], [50, [130]])
    assert.equal((await staff().call(order.code, 'sign')).status, 70)

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
    await staff().ship(order.code)
    const arrived = await staff().call(order.code, 'reach-pickup-station')
    assert.deepEqual([arrived.status, await statusesOf(customer.api, order)], [60, [145]])

    const { pickupCode = '' } = arrived
    assert.match(pickupCode ?? '', /^\d{6}$/)
    const [parcel = assert.fail('no parcel')] = order.parcels
    const { shipment } = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${parcel.id}`))
    assert.equal(shipment?.pickupCode, pickupCode)
    const [message] = accepted(await customer.api.post<{ items: Message[] }>('/api/u/message/list')).items
    assert.ok(message?.content.includes(`${pickupCode}`), message?.content)
    assert.equal((await staff().call(order.code, 'sign')).pickupCode, null)
  })

  it('tells its parcels how they travel', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const order = await paidOrder(context.server, customer)
    await staff().ship(order.code)
    const [parcel = assert.fail('no parcel')] = order.parcels

    const { shipment } = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${parcel.id}`))

    assert.deepEqual(shipment, {
      orderId: order.id,
      code: order.code,
      carrier: 'SingPost',
      internationalTrackingNumber: `SP${order.code}`,
      pickupStation: null,
      pickupCode: null,
    })
  })

  it('is found by its code, its international number and its parcels’ numbers, even once cancelled', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const { api } = customer
    const shipped = await paidOrder(context.server, customer)
    const { internationalTrackingNumber } = await staff().ship(shipped.code)
    const cancelled = await submitOrder(context.server, customer)
    accepted(await api.post(`${ORDERS}/${cancelled.id}/cancel`))
    const numberOf = (order: LogisticsOrderDetail) => order.parcels[0]?.expressNumber ?? assert.fail('empty')
    const found = async (filter: string) => {
      const page = await api.post<{ items: { id: string }[]; totalCount: number }>(`${ORDERS}/list`, {
        filter,
      })
      const { items, totalCount } = accepted(page)
      assert.equal(totalCount, items.length)
      return items.map(({ id }) => id)
    }

    assert.deepEqual(await found(shipped.code.toLowerCase()), [shipped.id])
    assert.deepEqual(await found(internationalTrackingNumber ?? ''), [shipped.id])
    assert.deepEqual(await found(numberOf(shipped)), [shipped.id])
    const number = numberOf(cancelled)
    assert.deepEqual(await found(` ${number.slice(0, 4)} ${number.slice(4)} `), [cancelled.id])
    assert.deepEqual(await found('SF0000'), [])
  })

  it('names its destination in the language of whoever reads it', async () => {
    const customer = await newCustomer(context.server)
    const { id, shippingAddress } = await submitOrder(context.server, customer)
    assert.equal(shippingAddress.regionGroupDisplayName, 'Singapore')
    const language = { 'accept-language': 'zh-Hans' }

    const order = accepted(await customer.api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`, language))
    assert.equal(order.shippingAddress.regionGroupDisplayName, '新加坡')
    const list = await customer.api.post<{ items: LogisticsOrderDetail[] }>(`${ORDERS}/list`, {}, language)
    assert.equal(accepted(list).items[0]?.shippingAddress.regionGroupDisplayName, '新加坡')
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
    await staff().call(order.code, 'reject', { reason: 'A battery that swells' })
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
