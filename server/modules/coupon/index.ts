export { expireCoupons } from './expiry.ts'
export { couponRoutes } from './routes.ts'
export { createCouponService } from './service.ts'
export { giveCouponBack, quoteCoupon, takeCoupon, takeCouponOff, type CouponContext } from './use.ts'
