export { findExpressCompany } from './companies.ts'
export { isMallOrderCode, normaliseExpressNumber } from './expressNumber.ts'
export { expressRoutes } from './routes.ts'
