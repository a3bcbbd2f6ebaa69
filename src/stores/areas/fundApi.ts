import { createFundApi } from '@/api/funds'

import { area } from './area'

export const fundApi = area(createFundApi)
