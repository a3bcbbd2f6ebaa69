import { queryTracking } from '../../contracts/calls/tracking.ts'

import type { Route } from '../../routing/route.ts'
import type { TrackingService } from './service.ts'

/** Following a number, for anybody who has it. */
export function trackingRoutes(route: Route, tracking: TrackingService): void {
  route(queryTracking, ({ caller, body, language }) => tracking.query(body.number, caller, language))
}
