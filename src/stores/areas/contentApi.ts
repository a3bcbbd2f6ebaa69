import { createContentApi } from '@/api/content'

import { area } from './area'

export type ContentApi = ReturnType<typeof contentApi>

export const contentApi = area(createContentApi)
