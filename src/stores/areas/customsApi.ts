import { createCustomsApi } from '@/api/customs'

import { area } from './area'

export const customsApi = area(createCustomsApi)
