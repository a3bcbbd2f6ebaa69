import { createPickupStationApi } from '@/api/pickupStations'

import { area } from './area'

export type PickupStationApi = ReturnType<typeof pickupStationApi>

export const pickupStationApi = area(createPickupStationApi)
