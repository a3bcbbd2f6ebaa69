import { createContentApi } from '@/api/content'

import { area } from './area'

export const contentApi = area(createContentApi)
