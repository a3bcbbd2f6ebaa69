import { createCasesApi } from '@/api/cases'

import { area } from './area'

export const casesApi = area(createCasesApi)
