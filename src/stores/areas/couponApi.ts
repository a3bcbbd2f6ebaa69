import { createCouponApi } from '@/api/coupons'

import { area } from './area'

export type CouponApi = ReturnType<typeof couponApi>

export const couponApi = area(createCouponApi)
