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
  /** "2026-11-20", in the warehouse's time zone. */
  readonly lastFreeDay: string
  /** The warehouse's midnight that ends the last free day. */
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

/** A photo and the time the warehouse took it. */
export interface EvidencePhoto {
  readonly url: string
  readonly time: Date | null
}

/** A parcel, named as in the API. */
export interface Parcel {
  readonly id: string
  readonly businessType: BusinessType
  readonly warehouseId: string
  readonly expressNumber: string
  readonly expressCompany: ExpressCompany | null
  readonly status: ParcelStatus
  /** The server's name for the status, in the requested language. */
  readonly statusDisplayName: string
  /** Since when it has had the status. */
  readonly statusTime: Date
  readonly isDeclared: boolean
  readonly declaredName: string | null
  /** ID in the item-name tree; null for a name that the customer typed. */
  readonly declaredNameId: string | null
  /** For customs; as the customer entered it. */
  readonly englishName: string | null
  readonly material: string | null
  readonly declaredCurrency: string | null
  readonly declaredValue: string | null
  readonly itemQuantity: number | null
  readonly tags: readonly string[]
  /** As chosen, at the prices of that time. */
  readonly additionalServices: readonly AdditionalService[]
  /** kg; null until the warehouse has weighed it. */
  readonly weight: number | null
  /** kg, weighed at check-in. */
  readonly inboundWeight: number | null
  readonly volumeWeight: number | null
  /** cm; `volume` in m³. */
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly volume: number | null
  readonly purchaseOrderNumber: string | null
  readonly remarks: string | null
  /** The customer's own photos. */
  readonly images: readonly string[]
  readonly inboundImages: readonly EvidencePhoto[]
  readonly insurance: ParcelInsurance
  readonly isArrivedWarehouse: boolean
  /** Whether it is in a logistics order. */
  readonly isSubmitted: boolean
  readonly storage: ParcelStorage | null
  readonly creationTime: Date
  /** Increases with every change; an update sends the version it is based on. */
  readonly version: number
}

/** The logistics order that a parcel travels in. */
export interface ParcelShipment {
  readonly orderId: string
  readonly code: string
  readonly carrier: string | null
  readonly internationalTrackingNumber: string | null
  readonly pickupStation: {
    readonly displayName: string
    readonly address: string
    readonly openingHours: string
  } | null
  /** To show at the pickup point; null unless the order waits there. */
  readonly pickupCode: string | null
}

export interface ParcelDetail extends Parcel {
  readonly warehouseDisplayName: string
  /** Null while the parcel is in no order. */
  readonly shipment: ParcelShipment | null
  /** cm³ per kilogram of volumetric weight; null until the parcel is measured. */
  readonly volumeDivisor: number | null
  /** Sum for the chosen services. */
  readonly additionalServiceFee: { readonly amount: string; readonly currencyCode: string }
  /** Newest first. */
  readonly logs: readonly ParcelLogEntry[]
}

/** Courier and tracking number in one line. */
export function numberText({
  expressCompany,
  expressNumber,
}: Pick<Parcel, 'expressCompany' | 'expressNumber'>): string {
  return expressCompany ? `${expressCompany.displayName} ${expressNumber}` : expressNumber
}

/** Photos of the parcel: the warehouse's, or the customer's own if there are none. */
export function picturesOf({
  inboundImages,
  images,
}: Pick<Parcel, 'inboundImages' | 'images'>): readonly string[] {
  return inboundImages.length > 0 ? inboundImages.map(({ url }) => url) : images
}

/** What a customer declares about a parcel on its way to the warehouse. */
export interface ParcelDeclaration {
  readonly expressNumber: string
  readonly expressCompanyCode: string | null
  readonly declaredNameId: string | null
  readonly declaredName: string
  readonly englishName: string | null
  readonly material: string | null
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

/** Result of one row of a batch: the ID of its parcel, or why it was rejected. */
export type BatchRowResult =
  | { readonly parcelId: string; readonly refusal: null }
  | { readonly parcelId: null; readonly refusal: RowRefusal }

export interface RowRefusal {
  /** The rule that rejected the row, e.g. `ParcelNumberTaken`. */
  readonly code: string
  readonly message: string
  readonly validationErrors: readonly ValidationError[]
}

/** A parcel of the customer's that is still on its way or in the warehouse. */
export interface LiveParcel {
  readonly id: string
  readonly expressNumber: string
  readonly isDeclared: boolean
}

/** Most parcels declared in one request. */
export const MAX_BATCH_ROWS = 50
