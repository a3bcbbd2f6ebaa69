import { createCustomerServiceApi } from '@/api/customerService'

import { area } from './area'

export const customerServiceApi = area(createCustomerServiceApi)
