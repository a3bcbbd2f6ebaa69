export { createLinkPreviews } from './linkPreview.ts'
export { shortLinkRoutes } from './routes.ts'
export { createShortLinkService } from './service.ts'
