import { listStatusDefinitions } from '../../contracts/calls/statusDefinition.ts'

import type { Route } from '../../routing/route.ts'
import type { StatusDefinitionService } from './service.ts'

/** The statuses that parcels and logistics orders go through. */
export function statusDefinitionRoutes(route: Route, statuses: StatusDefinitionService): void {
  route(listStatusDefinitions, ({ query, caller, language }) => statuses.list(query, caller, language))
}
