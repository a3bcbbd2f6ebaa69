import type { CouponBusinessType, CouponType, CouponUseType, MyCouponStatus } from '../enumerations/coupon'

/** A coupon's discount and conditions. Amounts and rates are decimal strings. */
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
  /** The discount as a decimal: "0.10" is 10% off. */
  readonly discountRate: string | null
  readonly maximumDiscount: string | null
  readonly minimumSpend: string
  /** The delivery methods it's limited to; empty for all. */
  readonly transportationChannels: readonly { readonly id: string; readonly displayName: string }[]
}

/** A coupon that the customer has. Days are the warehouse's: "2026-11-20". */
export interface MyCoupon extends CouponTerms {
  readonly id: string
  readonly couponId: string
  readonly status: MyCouponStatus
  readonly statusDisplayName: string
  /** False before the first day. */
  readonly hasBegun: boolean
  readonly firstDay: string
  /** Null if it has no end. */
  readonly lastDay: string | null
  /** 0 on the last day, negative after it; null if it has no end. */
  readonly daysLeft: number | null
  /** The order it was used for. */
  readonly orderId: string | null
  readonly usedTime: Date | null
  /** When customer service voided it. */
  readonly voidTime: Date | null
}

/** A coupon of the coupon centre. */
export interface CentreCoupon extends CouponTerms {
  readonly id: string
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** How many days it's valid once collected. */
  readonly validDays: number | null
  readonly isCollected: boolean
  /** Whether the customer has one that is valid now. */
  readonly canUse: boolean
  /** Null if unlimited. */
  readonly stockLeft: number | null
  readonly canCollect: boolean
  /** Why it can't be collected, in the server's words. */
  readonly reason: string | null
}
