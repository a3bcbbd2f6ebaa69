import {
  collectCoupon,
  listApplicableCoupons,
  listCentreCoupons,
  listMyCoupons,
  redeemCoupon,
} from '../../contracts/calls/coupon.ts'

import type { Route } from '../../routing/route.ts'
import type { CouponService } from './service.customer.ts'

/** The coupon centre, and a customer's own coupons. */
export function couponRoutes(route: Route, coupons: CouponService): void {
  route(listMyCoupons, ({ caller, body, language }) => coupons.listMine(caller, body, language))

  route(listCentreCoupons, ({ caller, body, language }) => coupons.listCentre(caller, body, language))

  route(listApplicableCoupons, ({ caller, body, language }) => coupons.listApplicable(caller, body, language))

  route(collectCoupon, ({ tx, caller, params, language }) => coupons.collect(tx, caller, params.id, language))

  route(redeemCoupon, ({ tx, caller, body, language }) => coupons.redeem(tx, caller, body.code, language))
}
