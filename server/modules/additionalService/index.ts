export { additionalServiceRoutes } from './routes.ts'
export { chooseServices } from './choice.ts'
export { createAdditionalServiceService } from './service.ts'
export { toAdditionalService } from './view.ts'
