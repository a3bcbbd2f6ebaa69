/**
 * For how long customers' data is kept: section 6 of the privacy policy (`seed/content/pages/privacy.*.md`), which a test
 * compares with these. Not configurable, because customers have agreed to it.
 */
export const KEPT = {
  /** From the end of a parcel, order or case: the recipient, photos and what was written. */
  orderYears: 3,
  /** From the payment: its proof. The ledger itself has no names and stays. */
  paymentYears: 5,
  /** Messages in the app. */
  messageYears: 1,
  /** From clearance: numbers of identity documents. */
  identityMonths: 6,
  /** Sign-ins without renewal. */
  sessionDays: 30,
  /** Pictures of forms that were never sent. */
  unsentPictureDays: 30,
  /** Codes, counts of wrong passwords, and answers kept for repeated requests. */
  attemptDays: 1,
  codeMinutes: 10,
} as const

export function yearsBefore(time: Date, years: number): Date {
  const earlier = new Date(time)
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years)
  return earlier
}
