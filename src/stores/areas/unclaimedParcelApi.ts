import { createUnclaimedParcelApi } from '@/api/unclaimedParcels'

import { area } from './area'

export type UnclaimedParcelApi = ReturnType<typeof unclaimedParcelApi>

export const unclaimedParcelApi = area(createUnclaimedParcelApi)
