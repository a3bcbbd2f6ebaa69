export { afterSalesRoutes } from './routes.customer.ts'
export { afterSalesDeskRoutes } from './routes.staff.ts'
export { createAfterSalesService } from './service.customer.ts'
export { createAfterSalesDesk } from './service.staff.ts'
