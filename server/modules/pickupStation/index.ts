export { pickupStationRoutes } from './routes.ts'
export { createPickupStationService, type PickupStationService } from './service.ts'
