export { additionalServiceRoutes } from './routes.ts'
export { createAdditionalServiceService } from './service.ts'
