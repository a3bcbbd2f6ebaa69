import { fillPickupStation, listPickupStations } from '../../contracts/calls/pickupStation.ts'

import type { Route } from '../../routing/route.ts'
import type { PickupStationService } from './service.ts'

/** Where customers collect shipments. */
export function pickupStationRoutes(route: Route, stations: PickupStationService): void {
  route(listPickupStations, ({ body, language }) => stations.list(body, language))

  route(fillPickupStation, ({ params, body, language }) => stations.setFull(params.id, body.isFull, language))
}
