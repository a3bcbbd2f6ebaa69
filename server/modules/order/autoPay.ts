import { formatMoney } from '../../money/money.ts'
import { UNPAID_STATUSES } from '../../states/logisticsOrder.ts'
import { ownOrder } from './changes.ts'
import { moveRefused, tellCustomer } from './moves.ts'
import { updateOrder, type OrderChanges, type OrderRow } from './repository.ts'

import type { Transaction } from '../../db/client.ts'

/**
 * Turns auto-pay on or off. Nothing is charged before the order is sent out. Whoever turns it on knowing the bill
 * agrees to it, whatever limit the order was made with.
 *
 * @throws ApiProblem 404; 409 OrderMoveRefused
 */
export async function setAutoPay(
  tx: Transaction,
  userId: string,
  id: string,
  isAutoPay: boolean,
): Promise<OrderRow> {
  const order = await ownOrder(tx, userId, id)
  if (!UNPAID_STATUSES.includes(order.status)) throw moveRefused(order)
  const isBillKnown = order.total !== null
  return updateOrder(tx, order, { isAutoPay, ...(isAutoPay && isBillKnown ? { autoPayMaximum: null } : {}) })
}

/** Lets auto-pay charge no more than this for an order that the caller has just made. */
export function capAutoPay(tx: Transaction, order: OrderRow, autoPayMaximum: bigint): Promise<OrderRow> {
  return updateOrder(tx, order, { autoPayMaximum })
}

/** Whether auto-pay may charge so much for an order. */
export function mayCharge({ isAutoPay, autoPayMaximum }: OrderRow, total: bigint): boolean {
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
  params: Readonly<Record<string, string | number>>,
  now: Date,
): Promise<void> {
  const { isAutoPay, autoPayMaximum } = weighed
  if (hadAutoPay && !isAutoPay) {
    const maximum = formatMoney(autoPayMaximum ?? 0n)
    return tellCustomer(tx, weighed, 'orderAutoPayOff', { ...params, maximum }, now)
  }
  return tellCustomer(tx, weighed, isAutoPay ? 'orderChargeAtOutbound' : 'orderPaymentDue', params, now)
}
