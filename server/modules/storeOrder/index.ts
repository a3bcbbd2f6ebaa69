export { expireStoreOrders } from './expiry.ts'
export { storeOrderRoutes } from './routes.ts'
export { createStoreOrderService } from './service.ts'
