import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { fundAccounts, logisticsOrders, parcels } from '../../../server/db/schema/index.ts'
import { keepPaymentTerms } from '../../../server/modules/order/index.ts'
import { formatMoney, parseMoney } from '../../../server/money/money.ts'
import { TENANT } from '../../../server/seed/tenant.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, signIn } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderStaff, ORDERS, weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'
import { needsWaiting, waitsForLock } from '../../support/server/waitsForLock.ts'

import type { Bill } from '../../../server/contracts/bill.ts'
import type { MyCoupon } from '../../../server/contracts/coupon.ts'
import type { FundAccountState, PendingPay } from '../../../server/contracts/fund.ts'
import type { LogisticsOrderDetail, LogisticsOrderLog } from '../../../server/contracts/logisticsOrder.ts'
import type { Message } from '../../../server/contracts/message.ts'
import type { TodoSummary } from '../../../server/contracts/todo.ts'
import type { ApiClient } from '../../support/server/apiClient.ts'
import type { TestCustomer } from '../../support/server/customers.ts'

const context = useServer()
const { settings } = TENANT

/** A customer with an order whose parcel has no free storage of its own left: from its 8th day on it costs. */
async function waitingOrder(changes = {}): Promise<{ customer: TestCustomer; order: LogisticsOrderDetail }> {
  const customer = await newCustomer(context.server)
  const order = await weighedOrder(context.server, customer, changes)
  const [parcel] = order.parcels
  const inboundTime = new Date(context.server.clock.now().getTime() - 30 * DAY_MS)
  await context.server.db
    .update(parcels)
    .set({ inboundTime })
    .where(eq(parcels.id, parcel?.id ?? ''))
  // As if it had been weighed with that.
  await forgetTerm(order)
  await housekeep()
  return { customer, order: await read(customer.api, order) }
}

/** A customer with an order that a coupon takes something off. */
async function orderWithCoupon() {
  const customer = await newCustomer(context.server)
  const grant = '/api/admin/coupon-management/coupon/courtesy/grant'
  const { idCode } = customer.user
  const coupon = accepted(await operatorOf(context.server).post<MyCoupon>(grant, { idCode }))
  const order = await weighedOrder(context.server, customer, { couponId: coupon.id })
  assert.ok(order.actualBill?.lines.some(({ kind }) => kind === 'Discount'))
  return { customer, coupon, order }
}

/** As an order was before there were terms. */
async function forgetTerm({ id }: { id: string }): Promise<void> {
  const none = { paymentTerm: null, termStep: null, termTime: null }
  await context.server.db.update(logisticsOrders).set(none).where(eq(logisticsOrders.id, id))
}

const housekeep = () => keepPaymentTerms(context.server.db, { settings, now: context.server.clock.now() })

/** Days later, after everything that housekeeping does by then. */
async function pass(customer: TestCustomer, days: number): Promise<ApiClient> {
  for (let day = 0; day < days; day += 1) {
    context.server.clock.advance(DAY_MS)
    await housekeep()
  }
  return signIn(context.server, customer)
}

const read = async (api: ApiClient, { id }: { id: string }) =>
  accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))

const pay = (api: ApiClient, { id }: { id: string }, expectedTotal: string) =>
  api.post<LogisticsOrderDetail>(`${ORDERS}/${id}/pay`, { expectedTotal })

async function messagesOf(api: ApiClient): Promise<string[]> {
  const { items } = accepted(await api.post<{ items: Message[] }>('/api/u/message/list', {}))
  return items.map(({ title }) => title)
}

describe('an order that isn’t paid', () => {
  it('costs storage again after the free days, wherever its total is shown, and stays so once paid', async () => {
    const { customer, order } = await waitingOrder({ isAutoPay: true })
    await creditBalance(context.server, customer, '1000.00')
    const weighed = parseMoney(order.total)
    const free = await read(await pass(customer, 7), order)
    assert.equal(free.total, order.total)

    const api = await pass(customer, 3)
    const due = await read(api, order)
    const line = due.actualBill?.lines.find(({ displayName }) => displayName === 'Storage while unpaid')
    assert.equal(line?.amount, '3.00')
    assert.ok(parseMoney(due.total) >= weighed + 300n)
    const compared = due.actualBill?.comparison ?? []
    const parts = compared.flatMap(({ differences }) => differences.map(({ amount }) => parseMoney(amount)))
    assert.equal(
      formatMoney(parts.reduce((sum, part) => sum + part, 0n)),
      formatMoney(parseMoney(due.total) - parseMoney(due.estimatedBill.total)),
    )

    const listed = accepted(await api.post<{ items: LogisticsOrderDetail[] }>(`${ORDERS}/list`, {}))
    const fund = '/api/u/fund-management'
    const pending = accepted(await api.post<{ items: PendingPay[] }>(`${fund}/pending-pay/list`, {}))
    const { reserved } = accepted(await api.get<FundAccountState>(`${fund}/fund-account`))
    const { pendingPayment } = accepted(await api.get<TodoSummary>('/api/u/todo/summary'))
    const preview = accepted(await api.post<Bill>(`${ORDERS}/${order.id}/bill`, { couponId: null }))
    const totals = [
      listed.items[0]?.total,
      pending.items[0]?.total,
      reserved,
      pendingPayment.worst?.amount,
      preview.total,
    ]
    assert.deepEqual(new Set(totals), new Set([due.total]))
    assert.deepEqual(pendingPayment.worst?.paymentTerm, due.paymentTerm)

    const { details } = refused(await pay(api, order, order.total), 409, 'OrderTotalChanged')
    assert.equal(details, due.total)
    accepted(await pay(api, order, due.total))
    const paid = await read(await pass(customer, 5), order)
    assert.deepEqual([paid.total, paid.paymentTerm, paid.status], [due.total, null, 40])
    assert.deepEqual(paid.actualBill, due.actualBill)
    await assertLedgerBalances(context.server)
  })

  it('is charged with its storage when it leaves by auto-pay', async () => {
    const { customer, order } = await waitingOrder({ isAutoPay: true })
    const api = await pass(customer, 9)
    const due = await read(api, order)
    await creditBalance(context.server, customer, due.total)
    await orderStaff(operatorOf(context.server)).ship(order.code)
    assert.equal(await balanceOf({ api }), '0.00')
    assert.notEqual(due.total, order.total)
  })

  it('is no longer charged by itself once storage brings it above the limit', async () => {
    const { customer, order } = await waitingOrder({ isAutoPay: true })
    const limit = { autoPayMaximum: parseMoney(order.total) }
    await context.server.db.update(logisticsOrders).set(limit).where(eq(logisticsOrders.id, order.id))
    const api = await pass(customer, 9)
    await creditBalance(context.server, customer, '1000.00')
    const sending = { carrier: 'SingPost', internationalTrackingNumber: `SP${order.code}` }
    const path = `/api/admin/warehouse/order/${order.code}/ship`
    refused(await operatorOf(context.server).post(path, sending), 409, 'OrderNotPaid')
    assert.equal((await read(api, order)).isAutoPay, false)
    assert.ok((await messagesOf(api)).includes('Bill above your ceiling, auto-pay off'))
  })

  it('is announced to end, ends, and says why', async () => {
    const { customer, order } = await orderWithCoupon()
    // Its parcel's own free days are as many as the order's, so nothing is said of storage.
    assert.equal(order.paymentTerm?.lastFreeDay, null)
    const title = 'Pay soon or the order is cancelled'
    assert.ok(!(await messagesOf(await pass(customer, 26))).includes(title))
    const warned = await pass(customer, 2)
    assert.equal((await messagesOf(warned))[0], title)
    assert.equal((await read(warned, order)).status, 30)

    const api = await pass(customer, 4)
    assert.equal((await read(api, order)).status, 210)
    const { items } = accepted(await api.get<{ items: LogisticsOrderLog[] }>(`${ORDERS}/${order.id}/log`))
    const { lastDay } = order.paymentTerm
    assert.deepEqual(
      items.slice(0, 1).map(({ move, actor, description }) => [move, actor, description]),
      [
        [
          'expire',
          'SYSTEM',
          `Not paid by ${lastDay}, so the order was cancelled and its parcels are back in the warehouse`,
        ],
      ],
    )
    const titles = await messagesOf(api)
    for (const told of [title, 'Order cancelled: not paid in time']) {
      assert.equal(titles.filter((one) => one === told).length, 1, told)
    }
    refused(await pay(api, order, order.total), 409, 'OrderMoveRefused')
  })

  it('gives its parcels and its coupon back when it ends, and no day of storage is forgiven or doubled', async () => {
    const { customer, order, coupon } = await orderWithCoupon()
    const weighedTime = context.server.clock.now().getTime()
    const api = await pass(customer, 32)
    const { couponId, parcels: back } = await read(api, order)
    assert.equal(couponId, null)
    assert.deepEqual(
      back.map(({ status, isSubmitted, storage }) => [status, isSubmitted, storage?.daysLeft]),
      [[63, false, 30 - Math.round((context.server.clock.now().getTime() - weighedTime) / DAY_MS)]],
    )
    const mine = '/api/u/coupon-management/my-coupon/list'
    const { items } = accepted(await api.post<{ items: MyCoupon[] }>(mine, { status: 1 }))
    assert.ok(items.some(({ id }) => id === coupon.id))
  })

  it('is announced three days before storage begins', async () => {
    const { customer, order } = await waitingOrder()
    assert.ok(order.paymentTerm?.lastFreeDay)
    assert.ok(!(await messagesOf(await pass(customer, 3))).includes('Pay soon to avoid storage fees'))
    const told = await messagesOf(await pass(customer, 2))
    assert.equal(told.filter((title) => title === 'Pay soon to avoid storage fees').length, 1)
  })

  it('that was weighed before there were terms has its whole term from now on', async () => {
    const { customer, order } = await waitingOrder()
    await forgetTerm(order)
    context.server.clock.advance(100 * DAY_MS)
    const before = await read(await signIn(context.server, customer), order)
    assert.deepEqual([before.total, before.paymentTerm], [order.total, null])
    await housekeep()
    const after = await read(await pass(customer, 7), order)
    assert.deepEqual([after.status, after.total], [30, order.total])
    const { status } = await read(await pass(customer, 23), order)
    assert.equal(status, 30)
    assert.equal((await read(await pass(customer, 1), order)).status, 210)
  })

  it('never ends without three days’ notice, however long nobody looked', async () => {
    const { customer, order } = await waitingOrder()
    context.server.clock.advance(60 * DAY_MS)
    await housekeep()
    await housekeep()
    const api = await signIn(context.server, customer)
    assert.equal((await messagesOf(api))[0], 'Pay soon or the order is cancelled')
    assert.equal((await read(await pass(customer, 3), order)).status, 30)
    assert.equal((await read(await pass(customer, 1), order)).status, 210)
  })
})

describe('a payment at the moment at which the order ends', { skip: needsWaiting }, () => {
  /** An order that ends at once. */
  async function endingOrder() {
    const { customer, order } = await waitingOrder()
    await creditBalance(context.server, customer, '1000.00')
    await pass(customer, 30)
    context.server.clock.advance(DAY_MS + MINUTE_MS)
    const api = await signIn(context.server, customer)
    return { customer, api, order: await read(api, order) }
  }

  it('wins if it was first', async () => {
    const { customer, api, order } = await endingOrder()
    const { paying, steps } = await context.server.db.transaction(async (tx) => {
      const isTheirs = eq(fundAccounts.userId, customer.user.id)
      await tx.select().from(fundAccounts).where(isTheirs).for('update')
      const sent = pay(api, order, order.total)
      await waitsForLock(context.server.db, sent)
      return { paying: { sent }, steps: await housekeep() }
    })
    assert.equal(steps, 0)
    assert.equal(accepted(await paying.sent).status, 40)
    await housekeep()
    assert.equal((await read(api, order)).status, 40)
  })

  it('is refused if the order has ended, and nothing is charged', async () => {
    const { api, order } = await endingOrder()
    const [parcel] = order.parcels
    const { ending, paying } = await context.server.db.transaction(async (tx) => {
      await tx
        .select()
        .from(parcels)
        .where(eq(parcels.id, parcel?.id ?? ''))
        .for('update')
      const ended = housekeep()
      await waitsForLock(context.server.db, ended)
      const sent = pay(api, order, order.total)
      return { ending: { ended }, paying: { sent } }
    })
    assert.equal(await ending.ended, 1)
    const { message } = refused(await paying.sent, 409, 'OrderMoveRefused')
    assert.match(message, /Cancelled/)
    assert.equal(await balanceOf({ api }), '1000.00')
    assert.equal((await read(api, order)).status, 210)
  })
})
