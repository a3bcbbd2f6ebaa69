export { shareCardRoutes } from './routes.ts'
export { cardUrl, createShareCardService } from './service.ts'
