export { createItemNames, itemNameOf, type ItemNames } from './itemNames.ts'
export { listDeclaredNames } from './repository.ts'
export { declaredNameRoutes } from './routes.ts'
export { createDeclaredNameService } from './service.ts'
