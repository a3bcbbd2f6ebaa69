import { createTopupApi } from '@/api/topups'

import { area } from './area'

export type TopupApi = ReturnType<typeof topupApi>

export const topupApi = area(createTopupApi)
