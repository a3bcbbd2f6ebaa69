import { createParcelServiceApi } from '@/api/parcelServices'

import { area } from './area'

export const parcelServiceApi = area(createParcelServiceApi)
