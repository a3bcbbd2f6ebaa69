import { EmptyRequest, IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  NewServiceRequest,
  ParcelServices,
  ServiceRequest,
  ServiceRequestParams,
} from '../../contracts/serviceRequest.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { ServiceRequestService } from './service.customer.ts'

const BASE = '/api/u/biz/ship-for-me/parcel/:id/service'
const tags = ['parcel']

/** What customers have done to their stored parcels. */
export function serviceRequestRoutes(
  app: App,
  services: ServiceRequestService,
  idempotency: Idempotency,
): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listParcelServices',
        summary: 'What can be done to a stored parcel, at which price, and what has been requested',
        params: IdParams,
        body: EmptyRequest,
        response: { 200: ref(ParcelServices), ...refusals(401, 403) },
      },
    },
    (request) => services.list(customerOf(request), request.params.id, request.language),
  )

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'requestParcelService',
        summary: 'Pays for a service from the balance; longer free storage takes effect at once',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(NewServiceRequest),
        response: { 200: ref(ServiceRequest), ...refusals(401, 402, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        services.request(tx, customerOf(request), request.params.id, request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/:requestId/withdraw`,
    {
      schema: {
        tags,
        operationId: 'withdrawParcelService',
        summary: 'Takes back a request that staff haven’t finished; the money returns to the balance',
        params: ServiceRequestParams,
        headers: idempotency.headers,
        body: EmptyRequest,
        response: { 200: ref(ServiceRequest), ...refusals(401, 403, 409) },
      },
    },
    (request) => {
      const { id, requestId } = request.params
      return idempotency.once(request, (tx) =>
        services.withdraw(tx, customerOf(request), id, requestId, request.language),
      )
    },
  )
}
