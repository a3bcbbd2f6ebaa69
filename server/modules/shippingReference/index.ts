export { shippingReferenceRoutes } from './routes.ts'
export { createShippingReferenceService } from './service.ts'
