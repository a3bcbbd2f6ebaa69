import { FundAccountLogType } from '../../../contracts/enumerations.ts'
import { withCoupon, type Bill } from '../../../money/bill.ts'
import { toBillRecord } from '../../../money/billRecord.ts'
import { dueBillOf, weighedBillOf } from '../../../money/dueBill.ts'
import { formatMoney, parseMoney } from '../../../money/money.ts'
import { quoteCoupon, takeCoupon, takeCouponOff } from '../../coupon/index.ts'
import { chargeCustomer, requireAgreedTotal } from '../../fund/index.ts'
import { couponContextOf } from '../pricing/coupon.ts'
import { updateOrder, type OrderRow } from '../repository/orders.ts'
import { moveOrder, requireMove } from './lifecycle.ts'
import { lockOwnOrder } from './lookup.ts'

import type { PayOrderRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { Circumstances, LockingContext } from '../pricing/bills.ts'

/**
 * Pays an order from the balance. A coupon other than the order's own changes the bill first.
 *
 * @throws ApiProblem 404
 * @throws ApiProblem 409 OrderMoveRefused, OrderTotalChanged when the customer saw another total
 * @throws ApiProblem 400 CouponNotUsable
 * @throws ApiProblem 402 InsufficientBalance with the shortfall
 */
export async function payOrder(
  tx: Transaction,
  userId: string,
  orderId: string,
  { couponId, expectedTotal }: PayOrderRequest,
  { clock, settings }: LockingContext,
): Promise<OrderRow> {
  const order = await lockPayable(tx, userId, orderId)
  const circumstances = { settings, now: clock.now() }
  const isOtherCoupon = couponId !== undefined && couponId !== order.couponId
  const billed = isOtherCoupon ? await changeCoupon(tx, order, couponId, circumstances.now) : order
  const { total } = dueBillOf(billed, circumstances)
  requireAgreedTotal(total, parseMoney(expectedTotal), billed.currencyCode)
  return settle(tx, billed, 'pay', circumstances)
}

/**
 * Pays several orders at once, all or none.
 *
 * @throws ApiProblem as `payOrder`
 * @throws ApiProblem 409 OrderTotalChanged when the sum is not what the customer saw
 */
export async function payOrders(
  tx: Transaction,
  userId: string,
  orderIds: readonly string[],
  expectedTotal: bigint,
  { clock, settings }: LockingContext,
): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  // Always in the order of their IDs, so that two payments never wait for each other.
  for (const id of [...new Set(orderIds)].sort()) orders.push(await lockPayable(tx, userId, id))
  const circumstances = { settings, now: clock.now() }
  const total = orders.reduce((sum, order) => sum + dueBillOf(order, circumstances).total, 0n)
  requireAgreedTotal(total, expectedTotal, orders[0]?.currencyCode ?? '')
  const paid: OrderRow[] = []
  for (const order of orders) paid.push(await settle(tx, order, 'pay', circumstances))
  return paid
}

/**
 * The bill that an order would be paid by with another coupon, or with none.
 *
 * @throws ApiProblem as `payOrder`
 */
export async function billWithCoupon(
  db: Database,
  order: OrderRow,
  couponId: string | null,
  circumstances: Circumstances,
): Promise<Bill> {
  requireMove(order, 'pay')
  const kept = dueBillOf(order, circumstances)
  if (couponId === null) return withCoupon(kept, null)
  const context = couponContextOf(order, kept)
  return withCoupon(kept, await quoteCoupon(db, order.userId, couponId, context, circumstances.now))
}

/** Takes what an order costs now from the balance; from here on its bill stays. */
export async function settle(
  tx: Transaction,
  order: OrderRow,
  move: 'pay' | 'autoPay',
  circumstances: Circumstances,
): Promise<OrderRow> {
  const { id, userId, code, currencyCode } = order
  const { now } = circumstances
  const bill = dueBillOf(order, circumstances)
  const amount = bill.total
  await chargeCustomer(
    tx,
    {
      userId,
      currencyCode,
      amount,
      type: FundAccountLogType.LogisticsOrder,
      subject: { type: 'LOGISTICS_ORDER', id },
      note: { key: 'fundNote.logisticsOrder', params: { code } },
    },
    now,
  )
  const params = { total: formatMoney(amount), currency: currencyCode }
  const changes = { actualBill: toBillRecord(bill), total: amount }
  return moveOrder(tx, order, move, now, { changes, params })
}

async function lockPayable(tx: Transaction, userId: string, id: string): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, userId, id)
  requireMove(order, 'pay')
  return order
}

/** Replaces the order's coupon with another one, or none; the rest of the bill stays as it is. */
async function changeCoupon(
  tx: Transaction,
  order: OrderRow,
  couponId: string | null,
  now: Date,
): Promise<OrderRow> {
  const { id, userId } = order
  const kept = weighedBillOf(order)
  await takeCouponOff(tx, id, now)
  const coupon =
    couponId === null ? null : await takeCoupon(tx, userId, couponId, id, couponContextOf(order, kept), now)
  const bill = withCoupon(kept, coupon)
  return updateOrder(tx, order, { couponId, actualBill: toBillRecord(bill), total: bill.total })
}
