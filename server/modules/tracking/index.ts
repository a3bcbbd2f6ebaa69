export { recordEvent, recordMove, type NewTrackingEvent } from './events.ts'
export { trackingRoutes } from './routes.ts'
export { createTrackingService } from './service.ts'
