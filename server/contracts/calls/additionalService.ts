import { AdditionalServiceGroupPage, AdditionalServiceListRequest } from '../additionalService.ts'
import { call } from '../call.ts'
import { ref } from '../schema.ts'

export const listAdditionalServices = call({
  area: 'additional service',
  access: 'customer',
  name: 'listAdditionalServices',
  method: 'POST',
  path: '/api/u/shipping-management/additional-service/list',
  body: ref(AdditionalServiceListRequest),
  answer: ref(AdditionalServiceGroupPage),
})
