import { OrderKind } from '../enumerations/logisticsOrder'

/** Something that waits for money: an order, or a batch of all shipment orders. */
export interface PendingPay {
  readonly id: string
  readonly kind: OrderKind
  /** Empty for a batch. */
  readonly code: string
  readonly displayName: string
  /** URL of the product's picture; null for shipment orders. */
  readonly image: string | null
  /** Decimal string. */
  readonly total: string
  readonly currencyCode: string
  readonly creationTime: Date
  /** When it is cancelled if it isn't paid; null if it waits. */
  readonly expirationTime: Date | null
  /** The orders of a batch; otherwise the one order. */
  readonly orderIds: readonly string[]
}

/** How many shipment orders the API takes at once. */
export const MAX_BATCH = 50

/** Why an entry wasn't paid (`pendingPay.reason.*` in the language packs). */
export type NotPaidReason =
  /** It no longer waits for money. */
  | { readonly kind: 'gone' }
  /** The connection was lost before it was paid. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'changed'; readonly from: string; readonly to: string }
  /** Another order of the same batch kept it from being paid. */
  | { readonly kind: 'together' }
  /** In the server's words. */
  | { readonly kind: 'refused'; readonly message: string }

export interface NotPaid {
  readonly entry: PendingPay
  readonly reason: NotPaidReason
}

/** The entries of one kind. */
export function pendingOf(entries: readonly PendingPay[], kind: OrderKind): readonly PendingPay[] {
  return entries.filter((entry) => entry.kind === kind)
}

/**
 * Why each entry of a refused payment wasn't paid, judged by what still waits for money.
 *
 * @param sent what was to be paid together
 * @param message the refusal, in the server's words
 */
export function reasonsNotPaid(
  sent: readonly PendingPay[],
  waiting: readonly PendingPay[],
  message: string,
): readonly NotPaid[] {
  const own = sent.map((entry) => ({ entry, reason: ownReason(entry, waiting) }))
  const isExplained = own.some(({ reason }) => reason !== null)
  return own.map(({ entry, reason }) => ({
    entry,
    reason: reason ?? (isExplained ? { kind: 'together' } : { kind: 'refused', message }),
  }))
}

function ownReason(entry: PendingPay, waiting: readonly PendingPay[]): NotPaidReason | null {
  const now = waiting.find(({ id }) => id === entry.id)
  if (!now) return { kind: 'gone' }
  return now.total === entry.total ? null : { kind: 'changed', from: entry.total, to: now.total }
}

/** Whether any of these still waits for money. */
export function isAnyOf(entries: readonly PendingPay[], waiting: readonly PendingPay[]): boolean {
  return entries.some(({ id }) => waiting.some((other) => other.id === id))
}

/** Groups what is paid with one request each: mall orders one by one, shipment orders together. */
export function paymentsOf(entries: readonly PendingPay[]): readonly (readonly PendingPay[])[] {
  const orders = pendingOf(entries, OrderKind.L)
  const batches: (readonly PendingPay[])[] = []
  for (let start = 0; start < orders.length; start += MAX_BATCH) {
    batches.push(orders.slice(start, start + MAX_BATCH))
  }
  // Mall orders first: they expire.
  return [...pendingOf(entries, OrderKind.STORE_PARCEL).map((entry) => [entry]), ...batches]
}
