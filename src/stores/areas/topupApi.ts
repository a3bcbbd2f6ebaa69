import { createTopupApi } from '@/api/topups'

import { area } from './area'

export const topupApi = area(createTopupApi)
