import { createCouponApi } from '@/api/coupons'
import { createLogisticsOrderApi } from '@/api/logisticsOrders'

import type { Stores } from './StoresContext'

export type OrderApi = ReturnType<typeof orderApi>

/** What pages of orders call; put together here, so that no other page has to load it. */
export function orderApi(api: Stores['api']) {
  return {
    ...api,
    logisticsOrders: createLogisticsOrderApi(api.http),
    coupons: createCouponApi(api.http),
  }
}
