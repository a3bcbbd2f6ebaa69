import { createShippingApi } from '@/api/shipping'

import { area } from './area'

export type ShippingApi = ReturnType<typeof shippingApi>

export const shippingApi = area(createShippingApi)
