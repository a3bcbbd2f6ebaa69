/** Spec section 3, "Coupon types". */
export const CouponType = { COUPON: 10, DISCOUNT_VOUCHER: 20 } as const
export type CouponType = (typeof CouponType)[keyof typeof CouponType]

/** Spec section 3, "Coupon use type". */
export const CouponUseType = { SHIPPING_FEE: 10 } as const
export type CouponUseType = (typeof CouponUseType)[keyof typeof CouponUseType]

/** Spec section 3, "My-coupon status". */
export const MyCouponStatus = { NORMAL: 1, USED: 10, EXPIRED: 20, CANCEL: 30 } as const
export type MyCouponStatus = (typeof MyCouponStatus)[keyof typeof MyCouponStatus]

/** Spec section 3, "Coupon business type". */
export const CouponBusinessType = { PARCEL: 10, LOGISTICS_ORDER: 20 } as const
export type CouponBusinessType = (typeof CouponBusinessType)[keyof typeof CouponBusinessType]
