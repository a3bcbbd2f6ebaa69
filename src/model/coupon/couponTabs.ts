import { MyCouponStatus } from '../enumerations/coupon'

/** A tab of the customer's coupons, named by the status that most of its coupons have. */
export type CouponTab = Exclude<MyCouponStatus, typeof MyCouponStatus.CANCEL>

export const COUPON_TABS: readonly CouponTab[] = [
  MyCouponStatus.NORMAL,
  MyCouponStatus.USED,
  MyCouponStatus.EXPIRED,
]

/** The coupons of a tab: void ones are among those that have expired. */
export interface CouponSelection {
  readonly statuses: readonly MyCouponStatus[]
  readonly sorting: 'creationTime desc' | 'validUntil asc'
}

/** Coupons that can be used come with the first to expire on top, the others newest first. */
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
