import { createAddressApi } from '@/api/addresses'

import { area } from './area'

export type AddressApi = ReturnType<typeof addressApi>

export const addressApi = area(createAddressApi)
