import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import { ref } from '../schema.ts'
import {
  FinishServiceRequest,
  NewServiceRequest,
  ParcelServices,
  RefuseServiceRequest,
  ServiceJob,
  ServiceJobListRequest,
  ServiceJobPage,
  ServiceRequest,
  ServiceRequestParams,
} from '../serviceRequest.ts'

const BASE = '/api/u/biz/ship-for-me/parcel/:id/service'
const STAFF_BASE = '/api/admin/warehouse/service'
const forCustomers = { area: 'parcel', access: 'customer' } as const
const forStaff = { area: 'warehouse', access: 'operator' } as const

export const listParcelServices = call({
  ...forCustomers,
  name: 'listParcelServices',
  method: 'POST',
  path: `${BASE}/list`,
  summary: 'What can be done to a stored parcel, at which price, and what has been requested',
  params: IdParams,
  body: EmptyRequest,
  answer: ref(ParcelServices),
})

export const requestParcelService = call({
  ...forCustomers,
  name: 'requestParcelService',
  method: 'POST',
  path: BASE,
  summary: 'Pays for a service from the balance; longer free storage takes effect at once',
  isIdempotent: true,
  params: IdParams,
  body: ref(NewServiceRequest),
  answer: ref(ServiceRequest),
  refuses: [402],
})

export const withdrawParcelService = call({
  ...forCustomers,
  name: 'withdrawParcelService',
  method: 'POST',
  path: `${BASE}/:requestId/withdraw`,
  summary: 'Takes back a request that staff haven’t finished; the money returns to the balance',
  isIdempotent: true,
  params: ServiceRequestParams,
  body: EmptyRequest,
  answer: ref(ServiceRequest),
})

export const listServiceJobs = call({
  ...forStaff,
  name: 'listServiceJobs',
  method: 'POST',
  onlyReads: true,
  path: `${STAFF_BASE}/list`,
  body: ref(ServiceJobListRequest),
  answer: ref(ServiceJobPage),
})

export const finishService = call({
  ...forStaff,
  name: 'finishService',
  method: 'POST',
  path: `${STAFF_BASE}/finish`,
  summary: 'Says that a service is done, with its photos or the parcel’s new figures',
  body: ref(FinishServiceRequest),
  answer: ref(ServiceJob),
  refuses: [409],
})

export const refuseService = call({
  ...forStaff,
  name: 'refuseService',
  method: 'POST',
  path: `${STAFF_BASE}/refuse`,
  summary: 'Says that a service can’t be done; the customer gets the money back',
  isIdempotent: 'required',
  body: ref(RefuseServiceRequest),
  answer: ref(ServiceJob),
})
