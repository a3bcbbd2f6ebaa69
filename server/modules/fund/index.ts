export { chargeCustomer, creditCustomer, type Posting } from './ledger.ts'
export { fundRoutes } from './routes.ts'
export { createFundService } from './service.customer.ts'
