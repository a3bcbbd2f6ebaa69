import type { AdditionalService } from './additionalService'
import type { EvidencePhoto } from './parcel'
import type { StatusTone } from './parcelGuidance'
import { ParcelStatus } from '../enumerations/parcel'

export const ServiceRequestStatus = { Requested: 10, Done: 20, Refused: 30, Withdrawn: 40 } as const
export type ServiceRequestStatus = (typeof ServiceRequestStatus)[keyof typeof ServiceRequestStatus]

/** What a service leaves on the parcel; free days begin at once, the others are done by staff. */
export type ServiceResult = 'PHOTOS' | 'MEASURES' | 'FREE_DAYS'

/** Something that can be done to a stored parcel. */
export interface ServiceOffer extends AdditionalService {
  readonly result: ServiceResult | null
  /** Why the parcel can't have it now; null if it can. */
  readonly unavailable: { readonly message: string } | null
}

/** Something that the customer has paid to have done. */
export interface ServiceRequest {
  readonly id: string
  readonly service: AdditionalService
  readonly result: ServiceResult | null
  readonly status: ServiceRequestStatus
  readonly statusDisplayName: string
  readonly remarks: string | null
  readonly images: readonly EvidencePhoto[]
  /** Why it couldn't be done. */
  readonly reason: string | null
  readonly creationTime: Date
}

export interface ParcelServices {
  readonly offers: readonly ServiceOffer[]
  /** Newest first. */
  readonly requests: readonly ServiceRequest[]
}

/** What a customer asks for, at the price on screen. */
export interface ServiceWish {
  readonly additionalServiceId: string
  readonly expectedPrice: string
  readonly remarks: string
}

/** The longest note for staff, in characters. */
export const MAX_SERVICE_REMARKS = 200

const BEFORE_CHECK_IN: readonly ParcelStatus[] = [
  ParcelStatus.NotArrival,
  ParcelStatus.Arrived,
  ParcelStatus.Canceled,
]

/** Nothing can have been done to a parcel that was never checked in. */
export function mayHaveServices({ status }: { readonly status: ParcelStatus }): boolean {
  return !BEFORE_CHECK_IN.includes(status)
}

/** Later the parcel is in an order, and its services are a record of what was done. */
export function canRequestServices({ status }: { readonly status: ParcelStatus }): boolean {
  return status === ParcelStatus.Inbound
}

const TONES: Readonly<Partial<Record<ServiceRequestStatus, StatusTone>>> = {
  [ServiceRequestStatus.Done]: 'success',
  [ServiceRequestStatus.Refused]: 'danger',
}

export function serviceTone({ status }: Pick<ServiceRequest, 'status'>): StatusTone {
  return TONES[status] ?? 'neutral'
}
