import { LogisticsOrderStatus as Status } from '../enumerations/logisticsOrder'
import type { LogisticsOrder } from './orderDetail'

/** What paying an order comes to at its status; `notDue` before it is weighed, and for statuses we don't know. */
export type PaymentState = 'due' | 'paid' | 'cancelled' | 'notDue'

const STATES: Readonly<Partial<Record<Status, PaymentState>>> = {
  [Status.PendingPayment]: 'due',
  [Status.PendingShipment]: 'paid',
  [Status.Shipped]: 'paid',
  [Status.ArrivedPickupStation]: 'paid',
  [Status.Signed]: 'paid',
  [Status.Completed]: 'paid',
  [Status.Canceled]: 'cancelled',
}

export function paymentState({ status }: Pick<LogisticsOrder, 'status'>): PaymentState {
  return STATES[status] ?? 'notDue'
}

/** A total that is no longer what the customer saw. Amounts are decimal strings. */
export interface TotalChange {
  readonly from: string
  readonly to: string
}
