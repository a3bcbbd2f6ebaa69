export { rateOf } from './rates.ts'
export { exchangeRateRoutes } from './routes.ts'
export { createExchangeRateService } from './service.ts'
