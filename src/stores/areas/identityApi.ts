import { createIdentityApi } from '@/api/identity'

import { area } from './area'

export const identityApi = area(createIdentityApi)
