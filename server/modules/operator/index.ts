export { operatorRoutes } from './routes.ts'
export { createOperatorService } from './service.ts'
