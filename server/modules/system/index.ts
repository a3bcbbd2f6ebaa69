export { systemRoutes } from './routes.ts'
export { createSiteService } from './site.ts'
