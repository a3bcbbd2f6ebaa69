export { listGoodsTypes, listMethodTypes } from './repository.ts'
export { shippingReferenceRoutes } from './routes.ts'
export { createShippingReferenceService } from './service.ts'
