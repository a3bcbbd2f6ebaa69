import { LogisticsOrderStatus as Status } from '../enumerations/logisticsOrder'
import type { StatusTone } from '../parcel/parcelGuidance'
import type { LogisticsOrder } from './orderDetail'

const TONES: Readonly<Record<Status, StatusTone>> = {
  [Status.PendingProcessing]: 'neutral',
  [Status.PendingWeighing]: 'neutral',
  [Status.PendingPayment]: 'warning',
  [Status.PendingShipment]: 'neutral',
  [Status.Shipped]: 'brand',
  [Status.ArrivedPickupStation]: 'warning',
  [Status.Signed]: 'success',
  [Status.Completed]: 'success',
  [Status.Canceled]: 'neutral',
}

/** Tone of an order's status; auto-pay leaves the customer nothing to do for the payment. */
export function orderTone({ status, isAutoPay }: Pick<LogisticsOrder, 'status' | 'isAutoPay'>): StatusTone {
  if (status === Status.PendingPayment && isAutoPay) return 'neutral'
  return TONES[status] ?? 'neutral'
}

/** A stage on an order's way (`order.step.*` in the language packs). */
export type OrderStep = 'submitted' | 'weighed' | 'paid' | 'shipped' | 'delivered'

export const ORDER_STEPS: readonly OrderStep[] = ['submitted', 'weighed', 'paid', 'shipped', 'delivered']

/** The step that each status waits for. */
const AWAITED: Readonly<Partial<Record<Status, OrderStep>>> = {
  [Status.PendingProcessing]: 'weighed',
  [Status.PendingWeighing]: 'weighed',
  [Status.PendingPayment]: 'paid',
  [Status.PendingShipment]: 'shipped',
  [Status.Shipped]: 'delivered',
  [Status.ArrivedPickupStation]: 'delivered',
}

const ARRIVED: readonly Status[] = [Status.Signed, Status.Completed]

/**
 * Index of the step an order is at; past the last one when all are done.
 *
 * @returns null for an order that goes nowhere, or has a status that only a newer server knows
 */
export function orderStepIndex({ status }: Pick<LogisticsOrder, 'status'>): number | null {
  if (ARRIVED.includes(status)) return ORDER_STEPS.length
  const awaited = AWAITED[status]
  return awaited === undefined ? null : ORDER_STEPS.indexOf(awaited)
}

/** What the customer does next. */
export type OrderNextStep = 'pay' | 'collect' | 'confirmReceipt'

/** @returns null while the order waits for somebody else, or is over */
export function orderNextStep({ status }: Pick<LogisticsOrder, 'status'>): OrderNextStep | null {
  if (status === Status.PendingPayment) return 'pay'
  if (status === Status.ArrivedPickupStation) return 'collect'
  return status === Status.Signed ? 'confirmReceipt' : null
}

/** Days after the delivery until an order that nobody confirms is completed by the server. */
const CONFIRMATION_DAYS = 14
const DAY_MS = 86_400_000

/** What happens next (`order.news.*` in the language packs). */
export type OrderNews =
  | { readonly kind: 'processing' | 'weighing'; readonly parcels: number }
  | { readonly kind: 'pay' | 'autoPay' | 'left' | 'collect' | 'completed' | 'cancelled' | 'unknown' }
  | { readonly kind: 'waiting'; readonly destination: string }
  | { readonly kind: 'carried'; readonly carrier: string }
  | { readonly kind: 'collectAt'; readonly station: string; readonly pickupCode: string | null }
  | { readonly kind: 'confirm'; readonly until: Date }

type Facts = Pick<
  LogisticsOrder,
  | 'status'
  | 'statusTime'
  | 'isAutoPay'
  | 'parcelCount'
  | 'carrier'
  | 'pickupStation'
  | 'pickupCode'
  | 'shippingAddress'
>

const NEWS: Readonly<Record<Status, (order: Facts) => OrderNews>> = {
  [Status.PendingProcessing]: ({ parcelCount }) => ({ kind: 'processing', parcels: parcelCount }),
  [Status.PendingWeighing]: ({ parcelCount }) => ({ kind: 'weighing', parcels: parcelCount }),
  [Status.PendingPayment]: ({ isAutoPay }) => ({ kind: isAutoPay ? 'autoPay' : 'pay' }),
  [Status.PendingShipment]: ({ shippingAddress }) => ({
    kind: 'waiting',
    destination: shippingAddress.regionGroupName,
  }),
  [Status.Shipped]: ({ carrier }) => (carrier === null ? { kind: 'left' } : { kind: 'carried', carrier }),
  [Status.ArrivedPickupStation]: ({ pickupStation, pickupCode }) =>
    pickupStation === null
      ? { kind: 'collect' }
      : { kind: 'collectAt', station: pickupStation.displayName, pickupCode },
  [Status.Signed]: ({ statusTime }) => ({
    kind: 'confirm',
    until: new Date(statusTime.getTime() + CONFIRMATION_DAYS * DAY_MS),
  }),
  [Status.Completed]: () => ({ kind: 'completed' }),
  [Status.Canceled]: () => ({ kind: 'cancelled' }),
}

/** @returns `unknown` for a status that only a newer server knows */
export function orderNews(order: Facts): OrderNews {
  const news = (NEWS as Readonly<Partial<typeof NEWS>>)[order.status]
  return news?.(order) ?? { kind: 'unknown' }
}

/** Whether the customer can still change it: until the boxes are weighed. */
export function isOrderEditable({ status }: Pick<LogisticsOrder, 'status'>): boolean {
  return status === Status.PendingProcessing || status === Status.PendingWeighing
}

/** Whether it can still be cancelled, and auto-pay switched: until it is paid. */
export function isOrderUnpaid(order: Pick<LogisticsOrder, 'status'>): boolean {
  return isOrderEditable(order) || order.status === Status.PendingPayment
}
