import { call } from '../call.ts'
import { ExclusiveCustomerService } from '../customerService.ts'
import { ref } from '../schema.ts'

export const getMyCustomerService = call({
  name: 'getMyCustomerService',
  method: 'GET',
  path: '/api/user-management/exclusive-customer-service/my',
  area: 'customer service',
  access: 'customer',
  answer: ref(ExclusiveCustomerService),
})
