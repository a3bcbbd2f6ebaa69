export { customsRoutes } from './routes.ts'
export { createCustomsService } from './service.ts'
