import type { StatusTone } from './parcelGuidance'

/** A parcel whose owner nobody knows. */
export const UnclaimedParcelStatus = { Unclaimed: 10, UnderReview: 20, Claimed: 30 } as const
export type UnclaimedParcelStatus = (typeof UnclaimedParcelStatus)[keyof typeof UnclaimedParcelStatus]

export type ClaimStatus = 'UNDER_REVIEW' | 'APPROVED' | 'REJECTED'

/** What the API takes. */
export const MAX_CLAIM_IMAGES = 6
export const CLAIM_NOTE_LIMIT = 500
export const WRONG_NUMBERS_A_DAY = 5

/** As much of a parcel as everybody may see: enough to recognise it, too little to prove that it is theirs. */
interface Recognisable {
  /** The tracking number, most of it hidden. */
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
  /** The customer's own claim is under review. */
  readonly isClaimedByMe: boolean
}

/** A customer's claim on an unclaimed parcel. */
export interface ParcelClaim extends Recognisable {
  readonly id: string
  readonly unclaimedParcelId: string
  readonly status: ClaimStatus
  readonly statusDisplayName: string
  readonly rejectionReason: string | null
  /** The customer's own parcel that it has become, once approved. */
  readonly parcelId: string | null
  readonly creationTime: Date
}

/** What proves that a parcel is the customer's. */
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
