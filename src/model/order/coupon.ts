/** One of the customer's coupons, checked against a bill: its discount, or why it can't be used. */
export interface ApplicableCoupon {
  readonly id: string
  readonly displayName: string
  readonly description: string
  readonly isUsable: boolean
  /** Decimal string, not negative. */
  readonly discount: string
  readonly currencyCode: string
  /** Why it can't be used, in the server's words. */
  readonly reason: string | null
  readonly validUntil: Date | null
}

/** The figures of a bill that decide which coupons apply. */
export interface CouponQuestion {
  /** International shipping before discounts. */
  readonly shippingFee: string
  readonly currencyCode: string
  readonly transportationChannelId: string
}
