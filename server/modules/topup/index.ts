export { expireTopups } from './expiry.ts'
export { topupRoutes } from './routes.customer.ts'
export { createTopupService } from './service.ts'
export { findStayedTopups } from './repository.ts'
