export { todoRoutes } from './routes.ts'
export { createTodoService } from './service.ts'
