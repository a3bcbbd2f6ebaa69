import { ApiProblem } from '../../../base/http/problem.ts'
import { dueBillOf } from '../../../money/dueBill.ts'
import { formatMoney } from '../../../money/money.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { notify } from '../../message/index.ts'
import { noteShortfall, updateOrder, type OrderChanges, type OrderRow } from '../repository/orders.ts'
import { moveRefused, tellCustomer, type MoveParams } from './lifecycle.ts'
import { lockOwnOrder } from './lookup.ts'
import { settle } from './pay.ts'

import type { Transaction } from '../../../db/client.ts'
import type { Circumstances } from '../pricing/bills.ts'

/**
 * Turns auto-pay on or off. Nothing is charged before the order is sent out. Whoever turns it on knowing the bill
 * agrees to it, whatever limit the order was made with.
 *
 * @throws ApiProblem 404
 * @throws ApiProblem 409 OrderMoveRefused
 */
export async function setAutoPay(
  tx: Transaction,
  userId: string,
  id: string,
  isAutoPay: boolean,
): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, userId, id)
  if (!LOGISTICS_ORDER.is(order.status, 'unpaid')) throw moveRefused(order)
  const isBillKnown = order.total !== null
  return updateOrder(tx, order, { isAutoPay, ...(isAutoPay && isBillKnown ? { autoPayMaximum: null } : {}) })
}

/** Lets auto-pay charge no more than this for an order that the caller has just made. */
export function capAutoPay(tx: Transaction, order: OrderRow, autoPayMaximum: bigint): Promise<OrderRow> {
  return updateOrder(tx, order, { autoPayMaximum })
}

/** Whether auto-pay may charge so much for an order. */
function mayCharge({ isAutoPay, autoPayMaximum }: OrderRow, total: bigint): boolean {
  return isAutoPay && (autoPayMaximum === null || total <= autoPayMaximum)
}

/** What a bill changes about auto-pay: one above the limit switches it off. */
export function autoPayUnder(order: OrderRow, total: bigint): OrderChanges {
  return order.isAutoPay && !mayCharge(order, total) ? { isAutoPay: false } : {}
}

/** Tells the customer of the bill, and who is to pay it. */
export async function tellOfBill(
  tx: Transaction,
  weighed: OrderRow,
  hadAutoPay: boolean,
  params: MoveParams,
  now: Date,
): Promise<void> {
  const { isAutoPay, autoPayMaximum } = weighed
  if (hadAutoPay && !isAutoPay) {
    const maximum = formatMoney(autoPayMaximum ?? 0n)
    return tellCustomer(tx, weighed, 'orderAutoPayOff', { ...params, maximum }, now)
  }
  return tellCustomer(tx, weighed, isAutoPay ? 'orderChargeAtOutbound' : 'orderPaymentDue', params, now)
}

/**
 * Takes the bill of an order with auto-pay from the balance, and tells the customer. Only as part of sending it out:
 * until then the customer may look at the bill, pay by hand or switch auto-pay off.
 *
 * @throws ApiProblem 409 OrderNotPaid without auto-pay
 * @throws ApiProblem 409 BalanceTooLowToShip, its details the shortfall
 */
export async function chargeAtOutbound(
  tx: Transaction,
  order: OrderRow,
  circumstances: Circumstances,
): Promise<OrderRow> {
  const { id, userId, code, currencyCode } = order
  const { total } = dueBillOf(order, circumstances)
  if (!mayCharge(order, total)) throw new ApiProblem(409, 'OrderNotPaid')
  const paid = await settle(tx, order, 'autoPay', circumstances).catch(refuseOutbound)
  const params = { code, total: formatMoney(total), currency: currencyCode }
  const subject = { type: 'LOGISTICS_ORDER', id } as const
  await notify(tx, { userId, kind: 'FUNDS', event: 'orderAutoPaid', params, subject }, circumstances.now)
  return paid
}

/** A balance that is too low is the customer's matter; staff learn why they cannot send the order out. */
function refuseOutbound(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.code !== 'InsufficientBalance') throw error
  const { params, details } = error
  throw new ApiProblem(409, 'BalanceTooLowToShip', { params, ...(details === null ? {} : { details }) })
}

/** Switches auto-pay off where storage has brought the bill above its limit, and tells the customer. */
export async function endAutoPayAboveLimit(
  tx: Transaction,
  order: OrderRow,
  circumstances: Circumstances,
): Promise<void> {
  if (!LOGISTICS_ORDER.is(order.status, 'payable')) return
  const { total } = dueBillOf(order, circumstances)
  const changes = autoPayUnder(order, total)
  if (changes.isAutoPay !== false) return
  const changed = await updateOrder(tx, order, changes)
  const params = { total: formatMoney(total), currency: order.currencyCode }
  await tellOfBill(tx, changed, true, params, circumstances.now)
}

/** Tells the customer that the balance does not cover the charge at outbound; once, however often it is tried. */
export async function tellShortfall(
  tx: Transaction,
  order: OrderRow,
  shortfall: string,
  now: Date,
): Promise<void> {
  const waitsForCharge = LOGISTICS_ORDER.is(order.status, 'payable') && order.isAutoPay
  if (order.shortfallTime !== null || !waitsForCharge) return
  await noteShortfall(tx, order, now)
  const params = { shortfall, currency: order.currencyCode }
  await tellCustomer(tx, order, 'orderChargeFailed', params, now)
}
