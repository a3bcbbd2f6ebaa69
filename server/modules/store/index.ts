export { storeRoutes } from './routes.ts'
export { createStoreService, type StoreService } from './service.ts'
