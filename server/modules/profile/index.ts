export { profileRoutes } from './routes.customer.ts'
export { pickupStationStaffRoutes } from './routes.staff.ts'
export { createProfileService } from './service.customer.ts'
export { createPickupStationStaffService } from './service.staff.ts'
