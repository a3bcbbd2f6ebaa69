import { listExchangeRates } from '../../contracts/calls/exchangeRate.ts'

import type { Route } from '../../routing/route.ts'
import type { ExchangeRateService } from './service.ts'

/** What other currencies cost. */
export function exchangeRateRoutes(route: Route, rates: ExchangeRateService): void {
  route(listExchangeRates, ({ body, language }) => rates.list(body, language))
}
