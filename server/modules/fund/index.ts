export { chargeCustomer, creditCustomer, type Posting } from './ledger.ts'
export { fundRoutes } from './routes.customer.ts'
export { createFundService } from './service.customer.ts'
export { findBalance } from './repository.ts'
