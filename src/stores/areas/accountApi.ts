import { createAccountApi } from '@/api/account'

import { area } from './area'

export const accountApi = area(createAccountApi)
