import { LogisticsOrderStatus as OrderStatus } from '../enumerations/logisticsOrder'
import { ParcelStatus } from '../enumerations/parcel'
import type { LogisticsOrder } from '../order/orderDetail'
import type { ParcelDetail } from '../parcel/parcel'
import type { StatusTone } from '../parcel/parcelGuidance'

/** Parcels have no `CLAIM`: that's for shipped orders, which have no `RETURN`. */
export const AFTER_SALES_KINDS = ['CLAIM', 'WEIGHT_DISPUTE', 'RETURN', 'MISSING'] as const
export type AfterSalesKind = (typeof AFTER_SALES_KINDS)[number]
export type ParcelCaseKind = Exclude<AfterSalesKind, 'CLAIM'>
export type OrderCaseKind = Exclude<AfterSalesKind, 'RETURN'>

/** `Open` waits for the warehouse, `Answered` for the customer. */
export const AfterSalesStatus = { Open: 10, Answered: 20, Resolved: 30, Rejected: 40 } as const
export type AfterSalesStatus = (typeof AfterSalesStatus)[keyof typeof AfterSalesStatus]

/** Limits of the API. */
export const MAX_CASE_IMAGES = 9
export const CASE_TEXT_LIMIT = 1000
export const CASE_DESCRIPTION_MIN = 5

export interface AfterSalesCase {
  readonly id: string
  readonly code: string
  /** One of the two is null. */
  readonly parcelId: string | null
  readonly orderId: string | null
  /** The parcel's tracking number or the order's code. */
  readonly subjectDisplayName: string
  readonly kind: AfterSalesKind
  readonly kindDisplayName: string
  readonly status: AfterSalesStatus
  readonly statusDisplayName: string
  readonly description: string
  /** Decimal string; null while nothing was paid. */
  readonly compensation: string | null
  readonly currencyCode: string
  readonly creationTime: Date
  readonly statusTime: Date
}

export interface AfterSalesMessage {
  readonly id: string
  readonly time: Date
  readonly actor: 'CUSTOMER' | 'WAREHOUSE' | 'SYSTEM'
  /** Name of the step taken, e.g. "Answer". */
  readonly moveDisplayName: string
  readonly content: string
  readonly images: readonly string[]
}

export interface AfterSalesDetail extends AfterSalesCase {
  /** Oldest first; the first is the description. */
  readonly messages: readonly AfterSalesMessage[]
}

/** A kind of case about a parcel or a shipment order. */
export type AskedCase =
  | { readonly parcelId: string; readonly kind: ParcelCaseKind }
  | { readonly orderId: string; readonly kind: OrderCaseKind }

export type NewCase = AskedCase & { readonly description: string; readonly images: readonly string[] }

/** A shipment order, as far as a case is about it. */
export interface CaseOrder extends Pick<
  LogisticsOrder,
  'id' | 'code' | 'status' | 'statusDisplayName' | 'parcelCount' | 'isTotalActual'
> {
  /** kg; null until it is packed. */
  readonly weight: number | null
}

/** What a case is about, as it is now. */
export type CaseThing = { readonly parcel: ParcelDetail } | { readonly order: CaseOrder }

export interface CaseReply {
  readonly content: string
  readonly images: readonly string[]
}

const TONES: Readonly<Record<AfterSalesStatus, StatusTone>> = {
  [AfterSalesStatus.Open]: 'neutral',
  [AfterSalesStatus.Answered]: 'warning',
  [AfterSalesStatus.Resolved]: 'success',
  [AfterSalesStatus.Rejected]: 'danger',
}

export function caseTone(status: AfterSalesStatus): StatusTone {
  return TONES[status] ?? 'neutral'
}

/** Whether messages can still be added; the warehouse closes a case for good. */
export function isCaseOpen({ status }: { readonly status: AfterSalesStatus }): boolean {
  return status === AfterSalesStatus.Open || status === AfterSalesStatus.Answered
}

/** The fields of a parcel that decide which cases it can have. */
type ParcelFacts = Pick<ParcelDetail, 'status' | 'weight' | 'isSubmitted'>
type OrderFacts = Pick<LogisticsOrder, 'status' | 'isTotalActual'>

const IN_WAREHOUSE: readonly ParcelStatus[] = [ParcelStatus.Arrived, ParcelStatus.Inbound]
const ON_ITS_WAY: readonly OrderStatus[] = [
  OrderStatus.Shipped,
  OrderStatus.ArrivedPickupStation,
  OrderStatus.Signed,
]

const PARCEL_RULES: Readonly<Record<ParcelCaseKind, (parcel: ParcelFacts) => boolean>> = {
  MISSING: ({ status }) => status === ParcelStatus.NotArrival,
  WEIGHT_DISPUTE: ({ status, weight }) => weight !== null && status !== ParcelStatus.Canceled,
  RETURN: ({ status, isSubmitted }) => IN_WAREHOUSE.includes(status) && !isSubmitted,
}

const ORDER_RULES: Readonly<Record<OrderCaseKind, (order: OrderFacts) => boolean>> = {
  CLAIM: ({ status }) => ON_ITS_WAY.includes(status) || status === OrderStatus.Completed,
  MISSING: ({ status }) => ON_ITS_WAY.includes(status),
  WEIGHT_DISPUTE: ({ status, isTotalActual }) => isTotalActual && status !== OrderStatus.Canceled,
}

/**
 * Kinds of case a parcel can have now, by the server's own rules: a weight can be disputed once there is one,
 * a parcel in the warehouse can be returned, and only one on its way can be missing.
 */
export function parcelCaseKinds(parcel: ParcelFacts): readonly ParcelCaseKind[] {
  return kindsOf(PARCEL_RULES).filter((kind) => PARCEL_RULES[kind](parcel))
}

/** The same for an order: damage and missing contents can be claimed once it was sent. */
export function orderCaseKinds(order: OrderFacts): readonly OrderCaseKind[] {
  return kindsOf(ORDER_RULES).filter((kind) => ORDER_RULES[kind](order))
}

export function isCasePossible(thing: CaseThing, kind: AfterSalesKind): boolean {
  const kinds: readonly AfterSalesKind[] =
    'order' in thing ? orderCaseKinds(thing.order) : parcelCaseKinds(thing.parcel)
  return kinds.includes(kind)
}

/** The case that a link asks for; null for a kind that its parcel or order never has. */
export function askedCaseOf(link: {
  readonly parcelId?: string
  readonly orderId?: string
  readonly kind?: string
}): AskedCase | null {
  const { parcelId = '', orderId } = link
  if (orderId === undefined) {
    const kind = kindsOf(PARCEL_RULES).find((one) => one === link.kind)
    return kind ? { parcelId, kind } : null
  }
  const kind = kindsOf(ORDER_RULES).find((one) => one === link.kind)
  return kind ? { orderId, kind } : null
}

function kindsOf<Kind extends AfterSalesKind>(rules: Readonly<Record<Kind, unknown>>): readonly Kind[] {
  return Object.keys(rules) as Kind[]
}
