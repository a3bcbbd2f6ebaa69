export { statusDefinitionRoutes } from './routes.ts'
export { createStatusDefinitionService } from './service.ts'
