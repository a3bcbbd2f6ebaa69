import { FundAccountLogType } from '../../contracts/enumerations.ts'
import { withCoupon, type Bill } from '../../money/bill.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { ApiProblem, notFound } from '../../base/http/problem.ts'
import { quoteCoupon, takeCoupon, takeCouponOff } from '../coupon/index.ts'
import { chargeCustomer } from '../fund/index.ts'
import { notify } from '../message/index.ts'
import { rewardReferrer } from '../referral/index.ts'
import { fromBillRecord, toBillRecord } from '../../money/billRecord.ts'
import { mayCharge } from './autoPay.ts'
import { couponContextOf } from './coupon.ts'
import { moveOrder, requireTransition } from './moves.ts'
import { lockOrder, updateOrder, type OrderRow } from './repository.ts'

import type { PayOrderRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Database, Transaction } from '../../db/client.ts'

/**
 * Pays an order from the balance. Another coupon than the one set aside changes the bill first.
 *
 * @throws ApiProblem 404; 409 OrderMoveRefused, OrderTotalChanged when the customer saw another total; 400
 *   CouponNotUsable; 402 InsufficientBalance with the shortfall
 */
export async function payOrder(
  tx: Transaction,
  userId: string,
  orderId: string,
  { couponId, expectedTotal }: PayOrderRequest,
  now: Date,
): Promise<OrderRow> {
  const order = await lockOrder(tx, userId, orderId)
  if (!order) throw notFound()
  requireTransition(order, 'pay')
  const billed =
    couponId === undefined || couponId === order.couponId
      ? order
      : await changeCoupon(tx, order, couponId, now)
  refuseChangedTotal(billed, parseMoney(expectedTotal))
  return settle(tx, billed, 'pay', now)
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
  now: Date,
): Promise<Bill> {
  requireTransition(order, 'pay')
  const kept = actualBillOf(order)
  if (couponId === null) return withCoupon(kept, null)
  const context = couponContextOf(order, kept)
  return withCoupon(kept, await quoteCoupon(db, order.userId, couponId, context, now))
}

/**
 * Pays several orders at once, all or none.
 *
 * @throws ApiProblem as `payOrder`; 409 OrderTotalChanged when the sum is not what the customer saw
 */
export async function payOrders(
  tx: Transaction,
  userId: string,
  orderIds: readonly string[],
  expectedTotal: bigint,
  now: Date,
): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (const id of [...new Set(orderIds)].sort()) {
    const order = await lockOrder(tx, userId, id)
    if (!order) throw notFound()
    requireTransition(order, 'pay')
    orders.push(order)
  }
  const total = orders.reduce((sum, order) => sum + totalOf(order), 0n)
  if (total !== expectedTotal) throw totalChanged(total, orders[0]?.currencyCode ?? '')
  const paid: OrderRow[] = []
  for (const order of orders) paid.push(await settle(tx, order, 'pay', now))
  return paid
}

/**
 * Takes the bill of an order with auto-pay from the balance, and tells the customer. Only as part of sending it out:
 * until then the customer may look at the bill, pay by hand or switch auto-pay off.
 *
 * @throws ApiProblem 409 OrderNotPaid without auto-pay; 409 BalanceTooLowToShip, its details the shortfall
 */
export async function chargeAtOutbound(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  const { id, userId, code, currencyCode } = order
  if (!mayCharge(order, totalOf(order))) throw new ApiProblem(409, 'OrderNotPaid')
  const paid = await settle(tx, order, 'autoPay', now).catch(refuseOutbound)
  const params = { code, total: formatMoney(totalOf(order)), currency: currencyCode }
  const subject = { type: 'LOGISTICS_ORDER', id } as const
  await notify(tx, { userId, kind: 'FUNDS', event: 'orderAutoPaid', params, subject }, now)
  return paid
}

/** A balance that is too low is the customer's matter; staff learn why they cannot send the order out. */
function refuseOutbound(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.code !== 'InsufficientBalance') throw error
  const { params, details } = error
  throw new ApiProblem(409, 'BalanceTooLowToShip', { params, ...(details === null ? {} : { details }) })
}

async function settle(
  tx: Transaction,
  order: OrderRow,
  move: 'pay' | 'autoPay',
  now: Date,
): Promise<OrderRow> {
  const { id, userId, code, currencyCode } = order
  const amount = totalOf(order)
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
  await rewardReferrer(tx, { userId, orderId: id }, now)
  const params = { total: formatMoney(amount), currency: currencyCode }
  return moveOrder(tx, order, move, now, { params })
}

function totalOf({ code, total }: OrderRow): bigint {
  if (total === null) throw new Error(`order ${code} waits for payment without a bill`)
  return total
}

function refuseChangedTotal(order: OrderRow, expected: bigint): void {
  const total = totalOf(order)
  if (total !== expected) throw totalChanged(total, order.currencyCode)
}

function totalChanged(total: bigint, currency: string): ApiProblem {
  const shown = formatMoney(total)
  return new ApiProblem(409, 'OrderTotalChanged', { params: { total: shown, currency }, details: shown })
}

/** Puts another coupon, or none, in place of the one that is set aside; all else on the bill stays as it was. */
async function changeCoupon(
  tx: Transaction,
  order: OrderRow,
  couponId: string | null,
  now: Date,
): Promise<OrderRow> {
  const { id, userId } = order
  const kept = actualBillOf(order)
  await takeCouponOff(tx, id, now)
  const coupon =
    couponId === null ? null : await takeCoupon(tx, userId, couponId, id, couponContextOf(order, kept), now)
  const bill = withCoupon(kept, coupon)
  return updateOrder(tx, order, { couponId, actualBill: toBillRecord(bill), total: bill.total })
}

function actualBillOf({ code, actualBill }: OrderRow): Bill {
  if (actualBill === null) throw new Error(`order ${code} waits for payment without a bill`)
  return fromBillRecord(actualBill)
}
