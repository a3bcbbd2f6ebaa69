import { LogisticsOrderStatus } from '../enumerations/logisticsOrder'
import type { PaymentTerm } from '../order/orderDetail'
import type { ParcelStorage } from '../parcel/parcel'

/** Things waiting for the customer (the API's to-do summary). */
export const TO_DO_KINDS = [
  'exception',
  'pendingPayment',
  'storageEnding',
  'readyForPickup',
  'undeclared',
  'underReview',
] as const
export type TodoKind = (typeof TO_DO_KINDS)[number]

export interface TodoSubject {
  readonly type: string
  readonly id: string
  /** A tracking number, or the code of an order or case. */
  readonly displayName: string
  /** Days of free storage; negative once it costs. */
  readonly daysLeft: number | null
  /** To pay: an order's bill, or the storage so far. */
  readonly amount: string | null
  readonly currencyCode: string | null
  /** The parcel, or one of the order. */
  readonly parcelId: string | null
  /** Of an unpaid shipment order. */
  readonly paymentTerm: PaymentTerm | null
}

export interface TodoItem {
  readonly count: number
  /** The most urgent one; null when there is none. */
  readonly worst: TodoSubject | null
}

/** What it costs at least to send everything that can be sent, in one order. */
export interface LowestPrice {
  readonly amount: string
  /** In an order each; null if one of the parcels can't go alone. */
  readonly aloneAmount: string | null
  /** How much more that is. */
  readonly saving: string | null
  readonly currencyCode: string
  readonly shippingMethodTypeDisplayName: string
  /** Where the default address is. */
  readonly regionGroupDisplayName: string
}

/** The customer's parcels before they are sent. */
export interface ParcelsAtHand {
  readonly onTheWay: number
  /** Checked in, and in no order. */
  readonly inWarehouse: number
  /** kg, of those in the warehouse. */
  readonly weight: number
  /** Those in the warehouse that are declared. */
  readonly shippable: number
  /** Of the parcel in the warehouse whose free storage ends first. */
  readonly firstStorage: Pick<
    ParcelStorage,
    'inboundTime' | 'freeUntil' | 'freeDays' | 'dailyFee' | 'accruedFee' | 'currencyCode'
  > | null
  /** Null without an address, or when one order can't take everything. */
  readonly lowestPrice: LowestPrice | null
}

/** How many shipment orders are at each stage, and how many after-sales cases are open. */
export interface OrdersAtHand {
  readonly pendingPayment: number
  readonly pendingShipment: number
  readonly shipped: number
  readonly readyForPickup: number
  readonly openCases: number
}

export type TodoSummary = Readonly<Record<TodoKind, TodoItem>> & {
  readonly parcels: ParcelsAtHand
  readonly orders: OrdersAtHand
  /** Coupons that can be used. */
  readonly coupons: number
}

/** Where something can be dealt with. */
export type TodoPlace =
  | {
      readonly page: 'parcelDetail' | 'orderDetail' | 'afterSalesDetail' | 'payOrder' | 'topupResult'
      readonly id: string
    }
  | { readonly page: 'orderList'; readonly status: LogisticsOrderStatus }
  | {
      readonly page: 'undeclaredParcel' | 'unclaimedParcel' | 'checkedInParcels' | 'pendingPay' | 'topupList'
    }

export interface Todo {
  readonly kind: TodoKind
  readonly count: number
  readonly worst: TodoSubject
  readonly place: TodoPlace
}

/** What can be dealt with in the app, worst first. */
export function openTodos(summary: TodoSummary): readonly Todo[] {
  return TO_DO_KINDS.flatMap((kind) => {
    const { count, worst } = summary[kind]
    const place = worst && placeOf(kind, count, worst)
    return place ? [{ kind, count, worst, place }] : []
  }).sort((one, other) => urgency(one) - urgency(other))
}

/** Storage that costs comes right after what has gone wrong; the rest keeps its order. */
function urgency({ kind, worst }: Todo): number {
  const isCharged = kind === 'storageEnding' && (worst.daysLeft ?? 0) < 0
  return isCharged ? 0.5 : TO_DO_KINDS.indexOf(kind)
}

/** The status of the orders that wait, where it is the same for all. */
const ORDER_STATUSES: Readonly<Partial<Record<TodoKind, LogisticsOrderStatus>>> = {
  readyForPickup: LogisticsOrderStatus.ArrivedPickupStation,
}

function placeOf(kind: TodoKind, count: number, worst: TodoSubject): TodoPlace | null {
  if (kind === 'undeclared') return { page: 'undeclaredParcel' }
  if (kind === 'pendingPayment') return placeToPay(count, worst)
  if (kind === 'storageEnding' && count > 1) return { page: 'checkedInParcels' }
  return placeOfSubject(kind, count, worst)
}

function placeOfSubject(
  kind: TodoKind,
  count: number,
  { type, id, parcelId }: TodoSubject,
): TodoPlace | null {
  if (type === 'AFTER_SALES') return { page: 'afterSalesDetail', id }
  if (type === 'UNCLAIMED_PARCEL') return { page: 'unclaimedParcel' }
  if (type === 'TOPUP') return count === 1 ? { page: 'topupResult', id } : { page: 'topupList' }
  if (type === 'LOGISTICS_ORDER') return placeOfOrders(kind, count, id)
  return parcelId === null ? null : { page: 'parcelDetail', id: parcelId }
}

/** One shipment order has its own page to pay on; mall orders and several orders share one. */
function placeToPay(count: number, { type, id }: TodoSubject): TodoPlace {
  return count === 1 && type === 'LOGISTICS_ORDER' ? { page: 'payOrder', id } : { page: 'pendingPay' }
}

function placeOfOrders(kind: TodoKind, count: number, id: string): TodoPlace {
  const status = count > 1 ? ORDER_STATUSES[kind] : undefined
  return status === undefined ? { page: 'orderDetail', id } : { page: 'orderList', status }
}

/**
 * The customer's next step with their parcels: ship what can be, declare what has come, look at what is
 * coming, or begin.
 */
export type NextParcelStep = 'ship' | 'declare' | 'watch' | 'begin'

export function nextParcelStep(summary: Pick<TodoSummary, 'parcels' | 'undeclared'>): NextParcelStep {
  const { shippable, onTheWay } = summary.parcels
  if (shippable > 0) return 'ship'
  if (summary.undeclared.count > 0) return 'declare'
  return onTheWay > 0 ? 'watch' : 'begin'
}
