import { MyCouponStatus } from '../enumerations/coupon'

/** A tab of My coupons, identified by a status. */
export type CouponTab = Exclude<MyCouponStatus, typeof MyCouponStatus.CANCEL>

export const COUPON_TABS: readonly CouponTab[] = [
  MyCouponStatus.NORMAL,
  MyCouponStatus.USED,
  MyCouponStatus.EXPIRED,
]

/** The coupons of a tab. */
export interface CouponSelection {
  readonly statuses: readonly MyCouponStatus[]
  readonly sorting: 'creationTime desc' | 'validUntil asc'
}

/** Available coupons begin with the first to expire, the others with the newest. Void ones count as expired. */
export function couponSelection(tab: CouponTab): CouponSelection {
  const { NORMAL, EXPIRED, CANCEL } = MyCouponStatus
  if (tab === NORMAL) return { statuses: [NORMAL], sorting: 'validUntil asc' }
  return { statuses: tab === EXPIRED ? [EXPIRED, CANCEL] : [tab], sorting: 'creationTime desc' }
}

/** @param status a status code from a link */
export function couponTabOf(status: string | undefined): CouponTab {
  const code = Number(status)
  if (code === MyCouponStatus.CANCEL) return MyCouponStatus.EXPIRED
  return COUPON_TABS.find((tab) => tab === code) ?? MyCouponStatus.NORMAL
}
