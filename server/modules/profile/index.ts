export { profileRoutes } from './routes.customer.ts'
export { pickupStationDeskRoutes } from './routes.staff.ts'
export { createProfileService } from './service.customer.ts'
export { createPickupStationDesk } from './service.staff.ts'
