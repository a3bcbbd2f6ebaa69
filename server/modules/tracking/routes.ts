import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { Tracking, TrackingRequest } from '../../contracts/tracking.ts'

import type { App } from '../../base/http/app.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { TrackingService } from './service.ts'

/**
 * Following a number, for anybody who has it. Order codes are easy to count through, so calls have a bucket of
 * their own.
 */
export function trackingRoutes(app: App, tracking: TrackingService, limits: RateLimits): void {
  app.post(
    '/api/f/tracking/query',
    {
      config: { access: 'public or customer', rateLimit: limits.tracking },
      schema: {
        tags: ['tracking'],
        operationId: 'queryTracking',
        summary: 'Where an order or a parcel is; events only, and the ids for its owner',
        body: ref(TrackingRequest),
        response: { 200: ref(Tracking), ...refusals(401) },
      },
    },
    (request) => tracking.query(request.body.number, request.caller, request.language),
  )
}
