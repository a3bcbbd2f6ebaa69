import { ParcelStatus } from '../enumerations/parcel'
import type { StatusTone } from '../parcel/parcelGuidance'

/** What a case is about. Parcels have no `CLAIM`: that's for shipped orders. */
export const AFTER_SALES_KINDS = ['CLAIM', 'WEIGHT_DISPUTE', 'RETURN', 'MISSING'] as const
export type AfterSalesKind = (typeof AFTER_SALES_KINDS)[number]
export type ParcelCaseKind = Exclude<AfterSalesKind, 'CLAIM'>

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
  readonly parcelId: string | null
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

export interface NewParcelCase {
  readonly parcelId: string
  readonly kind: ParcelCaseKind
  readonly description: string
  readonly images: readonly string[]
}

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
interface CaseSubject {
  readonly status: ParcelStatus
  readonly weight: number | null
  readonly isSubmitted: boolean
}

const IN_WAREHOUSE: readonly ParcelStatus[] = [ParcelStatus.Arrived, ParcelStatus.Inbound]

const RULES: Readonly<Record<ParcelCaseKind, (parcel: CaseSubject) => boolean>> = {
  MISSING: ({ status }) => status === ParcelStatus.NotArrival,
  WEIGHT_DISPUTE: ({ status, weight }) => weight !== null && status !== ParcelStatus.Canceled,
  RETURN: ({ status, isSubmitted }) => IN_WAREHOUSE.includes(status) && !isSubmitted,
}

/**
 * Kinds of case a parcel can have now, by the server's own rules: a weight can be disputed once there is one,
 * a parcel in the warehouse can be returned, and only one on its way can be missing.
 */
export function parcelCaseKinds(parcel: CaseSubject): readonly ParcelCaseKind[] {
  return (Object.keys(RULES) as ParcelCaseKind[]).filter((kind) => RULES[kind](parcel))
}

/** Reads a case kind from a link; null when it's unknown or not about parcels. */
export function parcelCaseKindOf(text: string): ParcelCaseKind | null {
  return (Object.keys(RULES) as ParcelCaseKind[]).find((kind) => kind === text) ?? null
}
