import { createRegionApi } from '@/api/regions'

import { area } from './area'

export type RegionApi = ReturnType<typeof regionApi>

export const regionApi = area(createRegionApi)
