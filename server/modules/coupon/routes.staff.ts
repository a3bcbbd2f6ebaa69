import { grantCoupon, voidCoupon } from '../../contracts/calls/coupon.ts'

import type { Route } from '../../routing/route.ts'
import type { CouponStaffService } from './service.staff.ts'

/** Coupons that staff give to customers, and take from them. */
export function couponStaffRoutes(route: Route, coupons: CouponStaffService): void {
  route(grantCoupon, ({ tx, params, body, language }) => coupons.grant(tx, params.id, body.idCode, language))

  route(voidCoupon, ({ params, language }) => coupons.makeVoid(params.id, language))
}
