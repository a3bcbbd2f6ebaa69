import { createStoreOrderApi } from '@/api/storeOrders'

import { area } from './area'

export type StoreOrderApi = ReturnType<typeof storeOrderApi>

export const storeOrderApi = area(createStoreOrderApi)
