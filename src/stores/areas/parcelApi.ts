import { createParcelApi } from '@/api/parcels'

import { area } from './area'

export type ParcelApi = ReturnType<typeof parcelApi>

export const parcelApi = area(createParcelApi)
