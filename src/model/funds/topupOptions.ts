import type { PaymentMethod } from '../enumerations/funds'

import type { ReceivingAccount } from './topup'

/** A currency that a top-up can be paid in. */
export interface TopupCurrency {
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly displayName: string
  /** Decimals of an amount. */
  readonly decimals: number
  /** What one unit is worth in the account's currency, a decimal string. */
  readonly exchangeRate: string
  /** The account's currency. */
  readonly creditedCurrencyCode: string
}

/** A way to pay in one currency. Limits are decimal strings. */
export interface TopupMethod {
  readonly paymentMethod: PaymentMethod
  readonly displayName: string
  readonly instructions: string
  readonly currencyCode: string
  readonly minimum: string
  readonly maximum: string
  /** How long a review usually takes. */
  readonly reviewMinutes: number
  readonly receivingAccounts: readonly ReceivingAccount[]
}

/** A top-up to submit, or to save without its proof. */
export interface NewTopup {
  readonly currencyCode: string
  readonly method: PaymentMethod
  readonly receivingAccountId: string
  /** A decimal string. */
  readonly amount: string
  /** URLs of the uploaded proof. */
  readonly images: readonly string[]
  /** Saves it without pictures; the server waits 24 hours for them. */
  readonly isDraft: boolean
  readonly remarks?: string
}
