import { StoreOrderStatus as Status } from '../enumerations/store'
import type { PaymentState } from '../order/payment'
import type { StatusTone } from '../parcel/parcelGuidance'

/** Goods bought in the mall, as they were when they were bought. Amounts are decimal strings. */
export interface StoreOrder {
  readonly id: string
  readonly code: string
  readonly status: Status
  /** The server's name for the status, in the requested language. */
  readonly statusDisplayName: string
  readonly productId: string
  readonly skuId: string
  readonly productDisplayName: string
  readonly skuDisplayName: string
  readonly image: string
  readonly unitPrice: string
  readonly quantity: number
  readonly total: string
  readonly currencyCode: string
  readonly remarks: string | null
  /** When it is cancelled if it isn't paid; null unless it waits for payment. */
  readonly expirationTime: Date | null
  /** What the paid goods became. */
  readonly parcelId: string | null
  readonly creationTime: Date
}

export interface StoreOrderLog {
  readonly id: string
  readonly time: Date
  readonly move: 'submit' | 'pay' | 'cancel' | 'expire'
  readonly description: string
}

export interface StoreOrderDetail extends StoreOrder {
  /** Newest first. */
  readonly logs: readonly StoreOrderLog[]
}

/** A single product to buy. */
export interface StoreOrderRequest {
  readonly skuId: string
  readonly quantity: number
  /** The total on screen, a decimal string. */
  readonly expectedTotal: string
  readonly remarks: string | null
}

/** Limit of the API. */
export const REMARKS_MAX_LENGTH = 500

const PAYMENT_STATES: Readonly<Record<Status, PaymentState>> = {
  [Status.PendingPayment]: 'due',
  [Status.Paid]: 'paid',
  [Status.Canceled]: 'cancelled',
}

export function storePaymentState({ status }: Pick<StoreOrder, 'status'>): PaymentState {
  return PAYMENT_STATES[status] ?? 'notDue'
}

const TONES: Readonly<Record<Status, StatusTone>> = {
  [Status.PendingPayment]: 'warning',
  [Status.Paid]: 'success',
  [Status.Canceled]: 'neutral',
}

export function storeOrderTone({ status }: Pick<StoreOrder, 'status'>): StatusTone {
  return TONES[status] ?? 'neutral'
}

/** Whether it was cancelled because it wasn't paid in time. */
export function isExpired({ status, logs }: Pick<StoreOrderDetail, 'status' | 'logs'>): boolean {
  // Until housekeeping writes that down, the log ends with an unpaid order.
  return status === Status.Canceled && logs[0]?.move !== 'cancel'
}
