import { call } from '../call.ts'
import { CustomsReadiness, CustomsReadinessRequest } from '../customs.ts'
import { ref } from '../schema.ts'

export const getCustomsReadiness = call({
  area: 'customs',
  access: 'customer',
  name: 'getCustomsReadiness',
  method: 'POST',
  path: '/api/u/customs/readiness',
  summary: 'What parcels still lack for customs at their destination; changes nothing and refuses no order',
  body: ref(CustomsReadinessRequest),
  answer: ref(CustomsReadiness),
})
