import { PATHS } from '@/navigation/routes'
import CouponListPage from '@/pages/users/my-coupon/coupon-list/coupon-list'
import MyCouponPage from '@/pages/users/my-coupon/my-coupon'

import { openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const BASE = '/api/u/coupon-management'
export const MINE = `POST ${BASE}/my-coupon/list`
export const CENTRE = `POST ${BASE}/coupon/list`
export const REDEEM = `POST ${BASE}/coupon/redeem`
export const collectCall = (id: string) => `POST ${BASE}/coupon/${id}/collect`

/** @param replies one for each request of the list */
export function openMine(
  replies: readonly Reply[],
  params: Record<string, string> = {},
): Promise<OpenedPage> {
  rememberSession()
  return openPage(MyCouponPage, PATHS.myCoupon, { wire: new Wire().on(MINE, ...replies), params })
}

export function openCentre(
  wire = new Wire().on(CENTRE, pageOf([])),
  below: readonly string[] = [],
): Promise<OpenedPage> {
  rememberSession()
  return openPage(CouponListPage, PATHS.couponList, { wire, below })
}
