import { TopupStatus, type PaymentMethod } from '../enumerations/funds'
import type { StatusTone } from '../parcel/parcelGuidance'

/** An account that top-ups are paid to. */
export interface ReceivingAccount {
  readonly id: string
  readonly bankHolderName: string | null
  readonly bankName: string | null
  readonly cardNumber: string | null
  readonly shopName: string | null
  readonly payLink: string | null
  readonly qrCode: string | null
}

/** A payment into the balance, as the customer has reported it. Amounts and the rate are decimal strings. */
export interface Topup {
  readonly id: string
  readonly code: string
  readonly status: TopupStatus
  readonly statusDisplayName: string
  readonly currencyCode: string
  readonly paymentMethod: PaymentMethod
  readonly paymentMethodDisplayName: string
  readonly receivingAccount: ReceivingAccount
  readonly amount: string
  readonly creditedAmount: string
  readonly creditedCurrencyCode: string
  readonly exchangeRate: string
  /** Pictures that prove the payment. */
  readonly images: readonly string[]
  readonly remarks: string | null
  readonly rejectReason: string | null
  /** The deadline of the proof; null once it was sent. */
  readonly expirationTime: Date | null
  /** When the review should be done; null without a review, or if that's unknown. */
  readonly expectedReviewTime: Date | null
  readonly creationTime: Date
  readonly version: number
}

export interface TopupLogEntry {
  readonly id: string
  readonly time: Date
  /** What happened, in the customer's language. */
  readonly text: string
}

export interface TopupDetail extends Topup {
  /** Newest first. */
  readonly logs: readonly TopupLogEntry[]
  /** The server's clock when it answered; the phone's may be wrong. */
  readonly serverTime: Date
}

/** Proof of payment. */
export interface TopupProof {
  readonly images: readonly string[]
  /** Replaces the top-up's remarks; empty to remove them. */
  readonly remarks: string
}

/** Limits of the API. */
export const MAX_PROOFS = 6
export const TOPUP_REMARKS_LIMIT = 500

/** `unknown` stands for a status that this version of the app doesn't know. */
export type TopupState = 'pending' | 'review' | 'paid' | 'rejected' | 'cancelled' | 'expired' | 'unknown'

/** In the API, a cancellation by the customer and a rejection by staff share a status. */
export function topupState({ status, rejectReason }: Pick<Topup, 'status' | 'rejectReason'>): TopupState {
  switch (status) {
    case TopupStatus.Pending:
      return 'pending'
    case TopupStatus.PendingAudit:
      return 'review'
    case TopupStatus.Paid:
      return 'paid'
    case TopupStatus.Expired:
      return 'expired'
    case TopupStatus.Cancalled:
      return rejectReason === null ? 'cancelled' : 'rejected'
    default:
      return 'unknown'
  }
}

const TONES: Readonly<Record<TopupState, StatusTone>> = {
  pending: 'warning',
  review: 'neutral',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  unknown: 'neutral',
}

export function topupTone(topup: Pick<Topup, 'status' | 'rejectReason'>): StatusTone {
  return TONES[topupState(topup)]
}

/** Whether it's undecided, so that the customer can still send a proof or cancel. */
export function isTopupOpen({ status }: Pick<Topup, 'status'>): boolean {
  return status === TopupStatus.Pending || status === TopupStatus.PendingAudit
}

/** Whether it still needs a proof. */
export function isTopupPending({ status }: Pick<Topup, 'status'>): boolean {
  return status === TopupStatus.Pending
}

/** Whether nothing was or will be credited. */
export function hasTopupFailed(topup: Pick<Topup, 'status' | 'rejectReason'>): boolean {
  const state = topupState(topup)
  return state === 'rejected' || state === 'cancelled' || state === 'expired'
}

/** Whether the review takes longer than expected. */
export function isReviewLate({
  expectedReviewTime,
  serverTime,
}: Pick<TopupDetail, 'expectedReviewTime' | 'serverTime'>): boolean {
  return expectedReviewTime !== null && expectedReviewTime < serverTime
}

const MINUTE_MS = 60_000

/** The time left, rounded up to minutes; zero once it's over. */
export function timeLeft(until: Date, now: Date): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Whether the payment was in another currency than the balance. */
export function isConverted({
  currencyCode,
  creditedCurrencyCode,
}: Pick<Topup, 'currencyCode' | 'creditedCurrencyCode'>): boolean {
  return currencyCode !== creditedCurrencyCode
}
