import type { CouponBusinessType, CouponType, CouponUseType, MyCouponStatus } from '../enumerations/coupon'

/** What a coupon takes off, and what it needs. Amounts and rates are decimal strings. */
export interface CouponTerms {
  readonly couponType: CouponType
  readonly couponTypeDisplayName: string
  readonly useType: CouponUseType
  readonly useTypeDisplayName: string
  readonly businessType: CouponBusinessType
  readonly displayName: string
  readonly description: string
  readonly currencyCode: string
  readonly discountAmount: string | null
  /** The part that is taken off: "0.10" is 10 % off. */
  readonly discountRate: string | null
  readonly maximumDiscount: string | null
  readonly minimumSpend: string
  /** Empty: every channel. */
  readonly transportationChannelIds: readonly string[]
}

/** A coupon in the customer's hands. */
export interface MyCoupon extends CouponTerms {
  readonly id: string
  readonly couponId: string
  readonly status: MyCouponStatus
  readonly statusDisplayName: string
  readonly validFrom: Date
  readonly validUntil: Date | null
  /** The order it was used for. */
  readonly orderId: string | null
  readonly usedTime: Date | null
  readonly creationTime: Date
}

/** A coupon of the coupon centre. */
export interface CentreCoupon extends CouponTerms {
  readonly id: string
  readonly validFrom: Date | null
  readonly validUntil: Date | null
  /** For how many days it is valid once collected. */
  readonly validDays: number | null
  readonly isCollected: boolean
  /** Null: as many as are asked for. */
  readonly stockLeft: number | null
  readonly canCollect: boolean
  /** Why it can't be collected, in the server's words. */
  readonly reason: string | null
}
