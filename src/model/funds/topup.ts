import { TopupStatus, type PaymentMethod } from '../enumerations/funds'
import type { StatusTone } from '../parcel/parcelGuidance'

/** Where the money of a top-up goes. */
export interface ReceivingAccount {
  readonly id: string
  readonly bankHolderName: string | null
  readonly bankName: string | null
  readonly cardNumber: string | null
  readonly shopName: string | null
  readonly payLink: string | null
  readonly qrCode: string | null
}

/** Money that the customer says to have paid in. Amounts and the rate are decimal strings. */
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
  /** Until when the proof must be sent; null once it was. */
  readonly expirationTime: Date | null
  /** When the review should be done; null if none is under way, or if nobody says. */
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

/** What proves that the customer has paid. */
export interface TopupProof {
  readonly images: readonly string[]
  /** Replace those that the top-up has; empty for none. */
  readonly remarks: string
}

/** As in the server's contract. */
export const MAX_PROOFS = 6
export const TOPUP_REMARKS_LIMIT = 500

/** What has become of a top-up; `unknown` is a status that only a newer server knows. */
export type TopupState = 'pending' | 'review' | 'paid' | 'rejected' | 'cancelled' | 'expired' | 'unknown'

/** Cancelled by the customer and rejected by staff are one status in the API. */
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

/** Whether the customer can still send a proof or cancel, and should learn of any news. */
export function isTopupOpen({ status }: Pick<Topup, 'status'>): boolean {
  return status === TopupStatus.Pending || status === TopupStatus.PendingAudit
}

/** Whether the review takes longer than expected. */
export function isReviewLate({
  expectedReviewTime,
  serverTime,
}: Pick<TopupDetail, 'expectedReviewTime' | 'serverTime'>): boolean {
  return expectedReviewTime !== null && expectedReviewTime < serverTime
}

const MINUTE_MS = 60_000

/** The time left, counting a started minute; none once it's over. */
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
