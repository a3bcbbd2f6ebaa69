import { finishService, listServiceJobs, refuseService } from '../../contracts/calls/serviceRequest.ts'

import type { Route } from '../../routing/route.ts'
import type { ServiceRequestStaffService } from './service.staff.ts'

/** What staff do with service requests. */
export function serviceRequestStaffRoutes(route: Route, services: ServiceRequestStaffService): void {
  route(listServiceJobs, ({ body, language }) => services.list(body, language))

  route(finishService, ({ body, language }) => services.finish(body, language))

  route(refuseService, ({ tx, body, language }) => services.refuse(tx, body, language))
}
