import { createCouponApi } from '@/api/coupons'

import { area } from './area'

export const couponApi = area(createCouponApi)
