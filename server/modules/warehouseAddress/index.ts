export { warehouseAddressRoutes } from './routes.ts'
export { createWarehouseAddressService } from './service.ts'
