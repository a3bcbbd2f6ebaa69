export { findPickupStation } from './repository.ts'
export { pickupStationRoutes } from './routes.ts'
export { createPickupStationService } from './service.ts'
