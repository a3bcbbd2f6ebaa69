import { createCustomerServiceApi } from '@/api/customerService'

import { area } from './area'

export type CustomerServiceApi = ReturnType<typeof customerServiceApi>

export const customerServiceApi = area(createCustomerServiceApi)
