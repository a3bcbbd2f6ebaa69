import { createContactChangeApi } from '@/api/contactChange'

import { area } from './area'

export const contactChangeApi = area(createContactChangeApi)
