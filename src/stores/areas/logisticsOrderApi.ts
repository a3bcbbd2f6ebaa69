import { createLogisticsOrderApi } from '@/api/logisticsOrders'

import { area } from './area'

export type LogisticsOrderApi = ReturnType<typeof logisticsOrderApi>

export const logisticsOrderApi = area(createLogisticsOrderApi)
