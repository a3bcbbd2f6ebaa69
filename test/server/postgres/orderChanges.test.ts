import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer, signIn, unique } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { newAddress, orderStaff, ORDERS, submitOrder, weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { MyCoupon } from '../../../server/contracts/coupon.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Quote } from '../../../server/contracts/shipping.ts'

const context = useServer()
const staff = () => orderStaff(operatorOf(context.server))

const put = (api: ApiClient, { id }: { id: string }, body: object, headers = {}) =>
  api.request<LogisticsOrderDetail>('PUT', `${ORDERS}/${id}`, JSON.stringify(body), {
    'content-type': 'application/json',
    ...headers,
  })

const ask = (api: ApiClient, { id }: { id: string }, changes: object = {}) =>
  api.post<{ items: Quote[] }>(`${ORDERS}/${id}/estimate`, changes)

/** The bill on the order's own channel with these changes. */
async function billOf(api: ApiClient, order: LogisticsOrderDetail, changes: object = {}) {
  const { items } = accepted(await ask(api, order, changes))
  const quote = items.find(({ transportationChannel: { id } }) => id === order.transportationChannel.id)
  return quote?.bill ?? assert.fail('no bill')
}

describe('changing a shipment order', () => {
  it('estimates it anew until it is weighed', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    const changed = accepted(
      await put(customer.api, order, {
        transportationChannelId: 'air-sensitive',
        messageToStaff: 'Please pack it flat',
        version: order.version,
      }),
    )
    assert.equal(changed.transportationChannel.id, 'air-sensitive')
    assert.equal(changed.messageToStaff, 'Please pack it flat')
    assert.notEqual(changed.estimatedBill.total, order.estimatedBill.total)
    refused(await put(customer.api, order, { remarks: 'late', version: order.version }), 409, 'OrderStale')

    await staff().process(order.code)
    await staff().weigh(order.code)
    refused(await put(customer.api, order, { remarks: 'too late' }), 409, 'OrderMoveRefused')
  })

  it('leaves the estimate alone when only the notes change', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    context.server.clock.advance(40 * DAY_MS)
    const api = await signIn(context.server, customer)
    const noted = accepted(await put(api, order, { remarks: 'For mother' }))
    assert.deepEqual([noted.remarks, noted.estimatedBill], ['For mother', order.estimatedBill])
    const insured = accepted(await put(api, order, { isInsured: true }))
    assert.ok(insured.estimatedBill.lines.some(({ kind }) => kind === 'StorageFee'))
  })

  it('names the field that is wrong', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    const foreignAddress = (await newAddress(await newCustomer(context.server))).id
    const wrong = [
      [{ addressId: foreignAddress }, 404, 'addressId'],
      [{ transportationChannelId: 'no-such' }, 400, 'transportationChannelId'],
      [{ receivingMethod: 20 }, 400, 'pickupStationId'],
      [{ additionalServiceIds: ['no-such'] }, 400, 'additionalServiceIds'],
    ] as const
    for (const [changes, status, member] of wrong) {
      const error = refused(await put(customer.api, order, changes), status)
      assert.deepEqual(error.validationErrors[0]?.members, [member])
    }
  })

  it('is done once for one key', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    const headers = { 'idempotency-key': unique('change-order-') }
    const change = { remarks: 'For mother', version: order.version }
    const first = accepted(await put(customer.api, order, change, headers))
    assert.deepEqual(accepted(await put(customer.api, order, change, headers)), first)
  })

  it('is refused for somebody else’s order', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const order = await submitOrder(context.server, owner)
    refused(await put(other.api, order, { remarks: 'mine' }), 404, 'NotFound')
    refused(await ask(other.api, order), 404, 'NotFound')
    refused(await other.api.post(`${ORDERS}/${order.id}/cancel`), 404, 'NotFound')
  })
})

describe('the estimate of a change', () => {
  it('is what the change then costs, and changes nothing by itself', async () => {
    const customer = await newCustomer(context.server)
    const { api } = customer
    const order = await submitOrder(context.server, customer, {
      additionalServiceIds: ['reinforced-packing'],
    })
    assert.deepEqual(await billOf(api, order), order.estimatedBill)

    const change = { isInsured: true, additionalServiceIds: [] }
    const bill = await billOf(api, order, change)

    assert.notEqual(bill.total, order.estimatedBill.total)
    assert.deepEqual(accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${order.id}`)), order)
    assert.deepEqual(accepted(await put(api, order, change)).estimatedBill, bill)
  })

  it('takes the order’s own coupon off', async () => {
    const customer = await newCustomer(context.server)
    const grant = '/api/admin/coupon-management/coupon/courtesy/grant'
    const { idCode } = customer.user
    const coupon = accepted(await operatorOf(context.server).post<MyCoupon>(grant, { idCode }))
    const order = await submitOrder(context.server, customer, { couponId: coupon.id })

    const bill = await billOf(customer.api, order, { isInsured: true })

    const discounts = bill.lines.filter(({ kind }) => kind === 'Discount')
    assert.deepEqual(
      discounts,
      order.estimatedBill.lines.filter(({ kind }) => kind === 'Discount'),
    )
    assert.equal(discounts.length, 1)
  })

  it('is made for an address before a pickup point is chosen there', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    const { id: addressId } = await newAddress(customer)
    const { items } = accepted(await ask(customer.api, order, { addressId, receivingMethod: 20 }))
    assert.ok(items.some(({ refusal }) => refusal === 'receivingMethodNotOffered'))
    assert.ok(items.some(({ bill }) => bill !== null))
    const { id: foreign } = await newAddress(await newCustomer(context.server))
    const error = refused(await ask(customer.api, order, { addressId: foreign }), 404, 'AddressUnknown')
    assert.deepEqual(error.validationErrors[0]?.members, ['addressId'])
  })

  it('is over once the order is weighed', async () => {
    const customer = await newCustomer(context.server)
    const order = await weighedOrder(context.server, customer)
    refused(await ask(customer.api, order), 409, 'OrderMoveRefused')
  })
})
