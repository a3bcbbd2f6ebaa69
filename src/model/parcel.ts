import type { ParcelStatus } from './enumerations/parcel'
import type { BusinessType } from './enumerations/shipping'

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

/** A service that was chosen for a parcel, at the price of that day. */
export interface ParcelService {
  readonly id: string
  readonly displayName: string
  /** Decimal string. */
  readonly price: string
  readonly currencyCode: string
}

export interface ParcelStorage {
  readonly inboundTime: Date
  readonly freeDays: number
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
  readonly declaredCurrency: string | null
  readonly declaredValue: string | null
  readonly itemQuantity: number | null
  readonly tags: readonly string[]
  readonly additionalServices: readonly ParcelService[]
  /** kg; null until the warehouse has weighed it. */
  readonly weight: number | null
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
  readonly isSubmitted: boolean
  readonly storage: ParcelStorage | null
  readonly creationTime: Date
}

export interface ParcelDetail extends Parcel {
  /** cm³ that counted as one kilogram for the volumetric weight; null until it is measured. */
  readonly volumeDivisor: number | null
  /** What the chosen services come to. */
  readonly additionalServiceFee: { readonly amount: string; readonly currencyCode: string }
  /** Newest first. */
  readonly logs: readonly ParcelLogEntry[]
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
