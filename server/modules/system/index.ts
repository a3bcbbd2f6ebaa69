export { systemRoutes } from './routes.ts'
export { createSiteService } from './service.ts'
