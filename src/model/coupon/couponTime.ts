import { MyCouponStatus } from '../enumerations/coupon'
import type { MyCoupon } from './coupon'

/** The days left are shown once there are this many or fewer. */
const SOON_DAYS = 7

/** When a coupon is valid, was used or expired. Days are the warehouse's: "2026-11-20". */
export type CouponTime =
  | { readonly kind: 'valid'; readonly lastDay: string | null; readonly daysLeft: number | null }
  | { readonly kind: 'notYet'; readonly firstDay: string; readonly lastDay: string | null }
  | { readonly kind: 'expired'; readonly lastDay: string | null }
  | { readonly kind: 'used' | 'void'; readonly time: Date | null }

/** `daysLeft` is null unless the coupon ends soon. */
export function couponTime(coupon: MyCoupon): CouponTime {
  const { status, hasBegun, firstDay, lastDay, daysLeft, usedTime, voidTime } = coupon
  switch (status) {
    case MyCouponStatus.USED:
      return { kind: 'used', time: usedTime }
    case MyCouponStatus.CANCEL:
      return { kind: 'void', time: voidTime }
    case MyCouponStatus.EXPIRED:
      return { kind: 'expired', lastDay }
    case MyCouponStatus.NORMAL:
      if (!hasBegun) return { kind: 'notYet', firstDay, lastDay }
      return {
        kind: 'valid',
        lastDay,
        daysLeft: daysLeft !== null && daysLeft <= SOON_DAYS ? daysLeft : null,
      }
  }
}
