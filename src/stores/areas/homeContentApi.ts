import { createHomeContentApi } from '@/api/homeContent'

import { area } from './area'

export const homeContentApi = area(createHomeContentApi)
