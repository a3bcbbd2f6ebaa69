import { listAdditionalServices } from '../../contracts/calls/additionalService.ts'

import type { Route } from '../../routing/route.ts'
import type { AdditionalServiceService } from './service.ts'

/** What the warehouse does on request, for a price. */
export function additionalServiceRoutes(route: Route, services: AdditionalServiceService): void {
  route(listAdditionalServices, ({ body, language }) => services.listGroups(body, language))
}
