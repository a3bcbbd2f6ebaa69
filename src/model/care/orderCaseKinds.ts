import { LogisticsOrderStatus as Status } from '../enumerations/logisticsOrder'
import type { LogisticsOrder } from '../order/orderDetail'
import type { OrderCaseKind } from './afterSales'

/** The fields of a shipment order that decide which cases it can have. */
type Facts = Pick<LogisticsOrder, 'status' | 'isTotalActual'>

const ON_ITS_WAY: readonly Status[] = [Status.Shipped, Status.ArrivedPickupStation, Status.Signed]

const RULES: Readonly<Record<OrderCaseKind, (order: Facts) => boolean>> = {
  CLAIM: ({ status }) => ON_ITS_WAY.includes(status) || status === Status.Completed,
  MISSING: ({ status }) => ON_ITS_WAY.includes(status),
  WEIGHT_DISPUTE: isBilled,
  BILL_DISPUTE: isBilled,
}

export const ORDER_CASE_KINDS = Object.keys(RULES) as readonly OrderCaseKind[]

/**
 * Kinds of case a shipment order can have now, by the server's rules: its weight and its charges can be disputed once
 * it is weighed, and once it was sent it can be missing, damaged or incomplete.
 */
export function orderCaseKinds(order: Facts): readonly OrderCaseKind[] {
  return ORDER_CASE_KINDS.filter((kind) => RULES[kind](order))
}

function isBilled({ status, isTotalActual }: Facts): boolean {
  return isTotalActual && status !== Status.Canceled
}
