import type { StatusTone } from './parcelGuidance'

/** Statuses of a parcel whose owner is unknown. */
export const UnclaimedParcelStatus = { Unclaimed: 10, UnderReview: 20, Claimed: 30 } as const
export type UnclaimedParcelStatus = (typeof UnclaimedParcelStatus)[keyof typeof UnclaimedParcelStatus]

export type ClaimStatus = 'UNDER_REVIEW' | 'APPROVED' | 'REJECTED'

/** Limits of the API. */
export const MAX_CLAIM_IMAGES = 6
export const CLAIM_NOTE_LIMIT = 500
export const MAX_WRONG_NUMBERS_PER_DAY = 5

/** What everybody may see of a parcel: enough to recognise it, too little to prove ownership. */
interface Recognisable {
  /** The tracking number, mostly masked. */
  readonly maskedNumber: string
  readonly photo: string | null
  /** "2026-11-20" */
  readonly arrivalDay: string
  readonly weightClassDisplayName: string
}

export interface UnclaimedParcel extends Recognisable {
  readonly id: string
  readonly status: UnclaimedParcelStatus
  readonly statusDisplayName: string
  /** Whether the customer's own claim is under review. */
  readonly isClaimedByMe: boolean
}

/** A customer's claim on an unclaimed parcel. */
export interface ParcelClaim extends Recognisable {
  readonly id: string
  readonly unclaimedParcelId: string
  readonly status: ClaimStatus
  readonly statusDisplayName: string
  readonly rejectionReason: string | null
  /** ID of the customer's new parcel once the claim is approved. */
  readonly parcelId: string | null
  readonly creationTime: Date
}

/** Proof that a parcel is the customer's. */
export interface ClaimProof {
  readonly expressNumber: string
  readonly images: readonly string[]
  readonly note: string | null
}

export function unclaimedTone({ status }: { readonly status: UnclaimedParcelStatus }): StatusTone {
  return status === UnclaimedParcelStatus.UnderReview ? 'neutral' : 'brand'
}

const CLAIM_TONES: Readonly<Record<ClaimStatus, StatusTone>> = {
  UNDER_REVIEW: 'neutral',
  APPROVED: 'success',
  REJECTED: 'danger',
}

export function claimTone(status: ClaimStatus): StatusTone {
  return CLAIM_TONES[status] ?? 'neutral'
}
