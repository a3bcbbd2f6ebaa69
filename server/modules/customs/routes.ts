import { getCustomsReadiness } from '../../contracts/calls/customs.ts'

import type { Route } from '../../routing/route.ts'
import type { CustomsService } from './service.ts'

/** What customs ask for. */
export function customsRoutes(route: Route, customs: CustomsService): void {
  route(getCustomsReadiness, ({ caller, body, language }) => customs.readiness(caller, body, language))
}
