import type { DisputedLine } from './billLine'

/** `CLAIM` concerns a shipped order, `BILL_DISPUTE` one line of an order's bill, and `RETURN` a parcel. */
export const AFTER_SALES_KINDS = ['CLAIM', 'WEIGHT_DISPUTE', 'BILL_DISPUTE', 'RETURN', 'MISSING'] as const
export type AfterSalesKind = (typeof AFTER_SALES_KINDS)[number]
export type ParcelCaseKind = Exclude<AfterSalesKind, 'CLAIM' | 'BILL_DISPUTE'>
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
  /** What a `BILL_DISPUTE` is about. */
  readonly billLine: DisputedLine | null
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

export interface CaseReply {
  readonly content: string
  readonly images: readonly string[]
}

/** Whether messages can still be added; the warehouse closes a case for good. */
export function isCaseOpen({ status }: { readonly status: AfterSalesStatus }): boolean {
  return status === AfterSalesStatus.Open || status === AfterSalesStatus.Answered
}
