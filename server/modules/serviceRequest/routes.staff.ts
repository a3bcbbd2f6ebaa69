import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  FinishServiceRequest,
  RefuseServiceRequest,
  ServiceJob,
  ServiceJobListRequest,
  ServiceJobPage,
} from '../../contracts/serviceRequest.ts'

import type { App } from '../../base/http/app.ts'
import type { ServiceDesk } from './service.staff.ts'

const BASE = '/api/admin/warehouse/service'
const tags = ['warehouse']

/** What staff do to stored parcels on request. */
export function serviceDeskRoutes(app: App, desk: ServiceDesk): void {
  const response = { 200: ref(ServiceJob), ...refusals(401, 403, 409) }

  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listServiceJobs',
        body: ref(ServiceJobListRequest),
        response: { 200: ref(ServiceJobPage), ...refusals(401, 403) },
      },
    },
    (request) => desk.list(request.body, request.language),
  )

  app.post(
    `${BASE}/finish`,
    {
      schema: {
        tags,
        operationId: 'finishService',
        summary: 'Says that a service is done, with its photos or the parcel’s new figures',
        body: ref(FinishServiceRequest),
        response,
      },
    },
    (request) => desk.finish(request.body, request.language),
  )

  app.post(
    `${BASE}/refuse`,
    {
      schema: {
        tags,
        operationId: 'refuseService',
        summary: 'Says that a service can’t be done; the customer gets the money back',
        body: ref(RefuseServiceRequest),
        response,
      },
    },
    (request) => desk.refuse(request.body, request.language),
  )
}
