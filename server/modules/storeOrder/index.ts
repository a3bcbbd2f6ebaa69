export { expireStoreOrders } from './expiry.ts'
export { storeOrderRoutes } from './routes.ts'
export { countSales } from './sales.ts'
export { createStoreOrderService } from './service.ts'
