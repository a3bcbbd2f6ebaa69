import type { PaymentMethod, TopupStatus } from '../enumerations/funds'

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
  readonly creationTime: Date
  readonly version: number
}
