import { changePickupStation } from '../../contracts/calls/profile.ts'

import type { Route } from '../../routing/route.ts'
import type { PickupStationStaffService } from './service.staff.ts'

/** What customer service does with pickup points. */
export function pickupStationStaffRoutes(route: Route, pickupStations: PickupStationStaffService): void {
  route(changePickupStation, ({ body, language }) => pickupStations.change(body, language))
}
