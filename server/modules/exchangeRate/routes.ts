import { refusals } from '../../contracts/common.ts'
import { ExchangeRateListRequest, ExchangeRatePage } from '../../contracts/exchangeRate.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { ExchangeRateService } from './service.ts'

/** What other currencies cost. */
export function exchangeRateRoutes(app: App, rates: ExchangeRateService): void {
  app.post(
    '/api/f/fund-management/exchange-rate/scrolling-display-list',
    {
      schema: {
        tags: ['exchange rate'],
        operationId: 'listExchangeRates',
        summary: 'The rates that the home page scrolls',
        body: ref(ExchangeRateListRequest),
        response: { 200: ref(ExchangeRatePage), ...refusals() },
      },
    },
    (request) => rates.list(request.body, request.language),
  )
}
