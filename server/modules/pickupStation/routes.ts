import { refusals } from '../../contracts/common.ts'
import { PickupStationListRequest, PickupStationPage } from '../../contracts/pickupStation.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../http.ts'
import type { PickupStationService } from './service.ts'

/** Where customers collect their boxes. */
export function pickupStationRoutes(app: App, stations: PickupStationService): void {
  app.post(
    '/api/f/shipping-management/pickup-station/list',
    {
      schema: {
        tags: ['shipping'],
        operationId: 'listPickupStations',
        body: ref(PickupStationListRequest),
        response: { 200: ref(PickupStationPage), ...refusals() },
      },
    },
    (request) => stations.list(request.body, request.language),
  )
}
