export { createItemNames, itemNameOf, type ItemNames } from './itemNames.ts'
export { declaredNameRoutes } from './routes.ts'
export { createDeclaredNameService } from './service.ts'
