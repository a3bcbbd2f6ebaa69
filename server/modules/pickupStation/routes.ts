import { IdParams, refusals } from '../../contracts/common.ts'
import {
  FillPickupStationRequest,
  PickupStation,
  PickupStationListRequest,
  PickupStationPage,
} from '../../contracts/pickupStation.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
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

  app.put(
    '/api/admin/shipping-management/pickup-station/:id/full',
    {
      schema: {
        tags: ['shipping'],
        operationId: 'fillPickupStation',
        summary: 'Says whether a pickup point takes new orders; needs an operator token',
        params: IdParams,
        body: ref(FillPickupStationRequest),
        response: { 200: ref(PickupStation), ...refusals(401, 403, 404) },
      },
    },
    ({ params, body, language }) => stations.setFull(params.id, body.isFull, language),
  )
}
