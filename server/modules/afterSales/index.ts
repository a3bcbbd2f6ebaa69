export { afterSalesRoutes } from './routes.customer.ts'
export { afterSalesStaffRoutes } from './routes.staff.ts'
export { createAfterSalesService } from './service.customer.ts'
export { createAfterSalesStaffService } from './service.staff.ts'
