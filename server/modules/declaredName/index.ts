export { createItemNames, itemNameOf, type ItemNames } from './itemNames.ts'
export { findDeclaredNames } from './repository.ts'
export { declaredNameRoutes } from './routes.ts'
export { createDeclaredNameService } from './service.ts'
