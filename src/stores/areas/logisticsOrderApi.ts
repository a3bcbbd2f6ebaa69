import { createLogisticsOrderApi } from '@/api/logisticsOrders'

import { area } from './area'

export const logisticsOrderApi = area(createLogisticsOrderApi)
