import { createShortLinkApi } from '@/api/shortLink'

import { area } from './area'

export const shortLinkApi = area(createShortLinkApi)
