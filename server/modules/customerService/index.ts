export { customerServiceRoutes } from './routes.ts'
export { createCustomerServiceService } from './service.ts'
