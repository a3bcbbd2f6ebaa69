import { CouponBusinessType } from '../../../server/contracts/enumerations.ts'

import { accepted } from './apiClient.ts'

import type { MyCoupon } from '../../../server/contracts/coupon.ts'
import type { TestCustomer } from './customers.ts'

export const COUPONS = '/api/u/coupon-management'
export const COUPON_ADMIN = '/api/admin/coupon-management'

/** A bill that coupons apply to. */
export const couponBill = {
  businessType: CouponBusinessType.LOGISTICS_ORDER,
  shippingFee: 30_000n,
  currencyCode: 'CNY',
  transportationChannelId: 'air-general',
}

export async function collectCoupon({ api }: Pick<TestCustomer, 'api'>, id: string): Promise<MyCoupon> {
  return accepted(await api.post<MyCoupon>(`${COUPONS}/coupon/${id}/collect`))
}
