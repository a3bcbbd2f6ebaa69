import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { additionalServices, channelRates } from '../../../server/db/schema/index.ts'
import { formatMoney } from '../../../server/money/money.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, signIn, unique } from '../../support/server/customers.ts'
import { balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderRequest, ORDERS, storedParcel, submitOrder, weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Bill } from '../../../server/contracts/bill.ts'
import type { MyCoupon } from '../../../server/contracts/coupon.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { ApiClient } from '../../support/server/apiClient.ts'
import type { TestCustomer } from '../../support/server/customers.ts'

const context = useServer()
const pay = (api: ApiClient, { id }: { id: string }, expectedTotal: string, headers = {}) =>
  api.post<LogisticsOrderDetail>(`${ORDERS}/${id}/pay`, { expectedTotal }, headers)

async function grantCourtesy({ user: { idCode } }: TestCustomer): Promise<MyCoupon> {
  const grant = '/api/admin/coupon-management/coupon/courtesy/grant'
  return accepted(await operatorOf(context.server).post<MyCoupon>(grant, { idCode }))
}

describe('paying a shipment order', () => {
  it('charges once, however often it is asked for at the same moment', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const order = await weighedOrder(context.server, customer)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => pay(customer.api, order, order.total)),
    )
    const statuses = answers.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 1)
    assert.equal(statuses.filter((status) => status === 409).length, 99)
    assert.equal(await balanceOf(customer), '921.52')
  })

  it('charges once for one key, and answers each time', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const order = await weighedOrder(context.server, customer)
    const headers = { 'idempotency-key': unique('pay-order-') }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => pay(customer.api, order, order.total, headers)),
    )
    for (const answer of answers) assert.equal(accepted(answer).status, 40)
    assert.equal(await balanceOf(customer), '921.52')
  })

  it('says how much is missing', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '78.00')
    const order = await weighedOrder(context.server, customer)
    const error = refused(await pay(customer.api, order, order.total), 402, 'InsufficientBalance')
    assert.equal(error.details, '0.48')
    assert.deepEqual([await balanceOf(customer)], ['78.00'])
  })

  it('refuses another total than the one that the customer saw', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const order = await weighedOrder(context.server, customer)
    const error = refused(await pay(customer.api, order, '78.47'), 409, 'OrderTotalChanged')
    assert.equal(error.details, '78.48')
    assert.equal(await balanceOf(customer), '1000.00')
  })

  it('is not possible before the order is weighed, nor after it was paid', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const fresh = await submitOrder(context.server, customer)
    refused(await pay(customer.api, fresh, fresh.total), 409, 'OrderMoveRefused')
    const order = await weighedOrder(context.server, customer)
    accepted(await pay(customer.api, order, order.total))
    refused(await pay(customer.api, order, order.total), 409, 'OrderMoveRefused')
    refused(await customer.api.post(`${ORDERS}/${order.id}/cancel`), 409, 'OrderMoveRefused')
  })

  it('needs a bill that stays as it was when the order was weighed, for as long as that is free', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const order = await weighedOrder(context.server, customer)
    context.server.clock.advance(30 * DAY_MS)
    const api = await signIn(context.server, customer)
    assert.equal(accepted(await pay(api, order, order.total)).status, 40)
  })

  it('with another coupon changes what it takes off and the tax, whatever prices are by then', async () => {
    const { db } = context.server
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const order = await weighedOrder(context.server, customer)
    const coupon = await grantCourtesy(customer)
    const isRate = eq(channelRates.channelId, 'air-general')
    const rates = await db.select().from(channelRates).where(isRate)
    await db.delete(channelRates).where(isRate)
    const before = order.actualBill ?? assert.fail()
    const { api } = customer
    const withCoupon = { couponId: coupon.id }
    const preview = accepted(await api.post<Bill>(`${ORDERS}/${order.id}/bill`, withCoupon))
    const path = `${ORDERS}/${order.id}/pay`
    const asked = { ...withCoupon, expectedTotal: '0.00' }
    const { details } = refused(await api.post(path, asked), 409, 'OrderTotalChanged')
    const request = { ...withCoupon, expectedTotal: preview.total }
    const paid = accepted(await api.post<LogisticsOrderDetail>(path, request))
    await db.insert(channelRates).values(rates)

    const after = paid.actualBill ?? assert.fail()
    const kept = ({ lines }: typeof after) =>
      lines.filter(({ kind }) => kind !== 'Discount' && kind !== 'Gst').map(({ amount }) => amount)
    assert.deepEqual(kept(after), kept(before))
    assert.ok(after.lines.some(({ kind }) => kind === 'Discount'))
    assert.deepEqual([after, details, paid.status], [preview, after.total, 40])
  })

  it('shows the bill with and without a coupon, and changes nothing by that', async () => {
    const customer = await newCustomer(context.server)
    const { api } = customer
    const order = await weighedOrder(context.server, customer)
    const path = `${ORDERS}/${order.id}/bill`
    const coupon = await grantCourtesy(customer)
    const other = await grantCourtesy(await newCustomer(context.server))
    assert.deepEqual(accepted(await api.post<Bill>(path, { couponId: null })), order.actualBill)
    const cheaper = accepted(await api.post<Bill>(path, { couponId: coupon.id }))
    assert.ok(Number(cheaper.total) < Number(order.total))
    refused(await api.post(path, { couponId: other.id }), 404, 'CouponUnknown')
    assert.deepEqual(accepted(await api.get(`${ORDERS}/${order.id}`)), order)
    const fresh = await submitOrder(context.server, customer)
    refused(await api.post(`${ORDERS}/${fresh.id}/bill`, { couponId: null }), 409, 'OrderMoveRefused')
  })
})

describe('the services of a bill', () => {
  it('are charged at the price at which each was chosen', async () => {
    const { db } = context.server
    const customer = await newCustomer(context.server)
    const isVacuum = eq(additionalServices.id, 'vacuum')
    const [vacuum = assert.fail()] = await db.select().from(additionalServices).where(isVacuum)
    const chosen = { additionalServiceIds: ['vacuum'] }
    const parcels = [
      await storedParcel(context.server, customer, chosen),
      await storedParcel(context.server, customer, chosen),
    ]
    await db
      .update(additionalServices)
      .set({ price: vacuum.price + 300n })
      .where(isVacuum)
    parcels.push(await storedParcel(context.server, customer, chosen))
    await db.update(additionalServices).set({ price: vacuum.price }).where(isVacuum)
    const request = await orderRequest(customer, parcels)
    const order = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, request))
    const lines = order.estimatedBill.lines.filter(({ kind }) => kind === 'AdditionalServiceFee')
    assert.deepEqual(
      lines.map(({ explanation }) => explanation),
      [`2 × ${formatMoney(vacuum.price)}`, `1 × ${formatMoney(vacuum.price + 300n)}`],
    )
  })
})
