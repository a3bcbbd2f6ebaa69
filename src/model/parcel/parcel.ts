import type { AdditionalService } from './additionalService'
import type { ValidationError } from '../call/ApiError'
import type { ParcelStatus } from '../enumerations/parcel'
import type { BusinessType } from '../enumerations/shipping'

export interface ExpressCompany {
  readonly code: string
  readonly displayName: string
}

export interface ParcelInsurance {
  readonly isInsured: boolean
  /** Decimal strings; null while not insured. */
  readonly insuredValue: string | null
  readonly premium: string | null
  readonly currencyCode: string
}

export interface ParcelStorage {
  readonly inboundTime: Date
  readonly freeDays: number
  /** "2026-11-20", by the warehouse's calendar. */
  readonly lastFreeDay: string
  /** The midnight there that ends the last free day. */
  readonly freeUntil: Date
  readonly dailyFee: string
  readonly accruedFee: string
  readonly currencyCode: string
}

export interface ParcelLogEntry {
  readonly id: string
  readonly text: string
  readonly time: Date
}

/** A picture with the moment the warehouse took it. */
export interface EvidencePhoto {
  readonly url: string
  readonly time: Date | null
}

/** What is written down about one parcel in the warehouse, in the wire's own vocabulary. */
export interface Parcel {
  readonly id: string
  readonly businessType: BusinessType
  readonly expressNumber: string
  readonly expressCompany: ExpressCompany | null
  readonly status: ParcelStatus
  /** The status in the asked language, as the server names it. */
  readonly statusDisplayName: string
  readonly isDeclared: boolean
  readonly declaredName: string | null
  /** Of the tree of item names; null for a name of the customer's own. */
  readonly declaredNameId: string | null
  readonly declaredCurrency: string | null
  readonly declaredValue: string | null
  readonly itemQuantity: number | null
  readonly tags: readonly string[]
  /** As they were chosen, at the prices of that day. */
  readonly additionalServices: readonly AdditionalService[]
  /** kg; null until the warehouse has weighed it. */
  readonly weight: number | null
  /** kg, as it was weighed at check-in. */
  readonly inboundWeight: number | null
  readonly volumeWeight: number | null
  /** cm, and m³ for the volume. */
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly volume: number | null
  readonly purchaseOrderNumber: string | null
  readonly remarks: string | null
  /** The customer's own pictures. */
  readonly images: readonly string[]
  readonly inboundImages: readonly EvidencePhoto[]
  readonly insurance: ParcelInsurance
  readonly isArrivedWarehouse: boolean
  /** Whether it is in a logistics order. */
  readonly isSubmitted: boolean
  readonly storage: ParcelStorage | null
  readonly creationTime: Date
  /** Grows with every change; what is changed names the version that it is a change of. */
  readonly version: number
}

export interface ParcelDetail extends Parcel {
  /** cm³ that counted as one kilogram for the volumetric weight; null until it is measured. */
  readonly volumeDivisor: number | null
  /** What the chosen services come to. */
  readonly additionalServiceFee: { readonly amount: string; readonly currencyCode: string }
  /** Newest first. */
  readonly logs: readonly ParcelLogEntry[]
}

/** The courier and the number, as a customer reads them to somebody. */
export function numberText({
  expressCompany,
  expressNumber,
}: Pick<Parcel, 'expressCompany' | 'expressNumber'>): string {
  return expressCompany ? `${expressCompany.displayName} ${expressNumber}` : expressNumber
}

/** What there is to see of it: what the warehouse has photographed, the customer's own pictures without. */
export function picturesOf({
  inboundImages,
  images,
}: Pick<Parcel, 'inboundImages' | 'images'>): readonly string[] {
  return inboundImages.length > 0 ? inboundImages.map(({ url }) => url) : images
}

/** What a customer says about a parcel that is on its way to the warehouse. */
export interface ParcelDeclaration {
  readonly expressNumber: string
  readonly expressCompanyCode: string | null
  readonly declaredNameId: string | null
  readonly declaredName: string
  readonly declaredCurrency: string
  readonly declaredValue: string
  readonly itemQuantity: number
  readonly tags: readonly string[]
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly purchaseOrderNumber: string | null
  readonly remarks: string | null
  readonly images: readonly string[]
}

/** What came of one row of a batch: the parcel it is now, or why it was refused. */
export type BatchRowResult =
  | { readonly parcelId: string; readonly refusal: null }
  | { readonly parcelId: null; readonly refusal: RowRefusal }

export interface RowRefusal {
  /** Which rule refused, e.g. `ParcelNumberTaken`. */
  readonly code: string
  readonly message: string
  readonly validationErrors: readonly ValidationError[]
}

/** A number that the customer has on a parcel that is still under way or in the warehouse. */
export interface LiveParcel {
  readonly id: string
  readonly expressNumber: string
  readonly isDeclared: boolean
}

/** How many parcels one call declares. */
export const MAX_BATCH_ROWS = 50
