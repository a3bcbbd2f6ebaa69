import { createAfterSalesApi } from '@/api/afterSales'

import { area } from './area'

export type AfterSalesApi = ReturnType<typeof afterSalesApi>

export const afterSalesApi = area(createAfterSalesApi)
