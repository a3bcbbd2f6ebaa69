/** A coupon of the customer beside a bill: what it takes off, or why it cannot. */
export interface ApplicableCoupon {
  readonly id: string
  readonly displayName: string
  readonly description: string
  readonly isUsable: boolean
  /** Decimal string, not negative. */
  readonly discount: string
  readonly currencyCode: string
  /** Why it cannot be used, in the server's words. */
  readonly reason: string | null
  readonly validUntil: Date | null
}

/** The part of a bill that decides about coupons. */
export interface CouponQuestion {
  /** International shipping before discounts. */
  readonly shippingFee: string
  readonly currencyCode: string
  readonly transportationChannelId: string
}
