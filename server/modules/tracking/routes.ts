import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { Tracking, TrackingRequest } from '../../contracts/tracking.ts'

import type { App } from '../../http.ts'
import type { TrackingService } from './service.ts'

/** Following a number, for anybody who has it. */
export function trackingRoutes(app: App, tracking: TrackingService): void {
  app.post(
    '/api/f/tracking/query',
    {
      schema: {
        tags: ['tracking'],
        operationId: 'queryTracking',
        summary: 'Where an order or a parcel is; events only, never whose it is',
        body: ref(TrackingRequest),
        response: { 200: ref(Tracking), ...refusals() },
      },
    },
    (request) => tracking.query(request.body.number, request.language),
  )
}
