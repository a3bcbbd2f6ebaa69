import {
  listParcelServices,
  requestParcelService,
  withdrawParcelService,
} from '../../contracts/calls/serviceRequest.ts'

import type { Route } from '../../routing/route.ts'
import type { ServiceRequestService } from './service.customer.ts'

/** Services that customers order for stored parcels. */
export function serviceRequestRoutes(route: Route, services: ServiceRequestService): void {
  route(listParcelServices, ({ caller, params, language }) => services.list(caller, params.id, language))

  route(requestParcelService, ({ tx, caller, params, body, language }) =>
    services.request(tx, caller, params.id, body, language),
  )

  route(withdrawParcelService, ({ tx, caller, params, language }) =>
    services.withdraw(tx, caller, params.id, params.requestId, language),
  )
}
