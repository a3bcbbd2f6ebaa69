import { changePickupStation } from '../../contracts/calls/profile.ts'

import type { Route } from '../../routing/route.ts'
import type { PickupStationDesk } from './service.staff.ts'

/** What customer service does with pickup points. */
export function pickupStationDeskRoutes(route: Route, desk: PickupStationDesk): void {
  route(changePickupStation, ({ body, language }) => desk.change(body, language))
}
