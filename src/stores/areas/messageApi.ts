import { createMessageApi } from '@/api/messages'

import { area } from './area'

export const messageApi = area(createMessageApi)
