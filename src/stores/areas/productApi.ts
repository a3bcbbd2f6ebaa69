import { createProductApi } from '@/api/product'

import { area } from './area'

export const productApi = area(createProductApi)
