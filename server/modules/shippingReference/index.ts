export { findGoodsTypes, findMethodTypes } from './repository.ts'
export { shippingReferenceRoutes } from './routes.ts'
export { createShippingReferenceService } from './service.ts'
