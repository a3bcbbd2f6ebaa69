import { call } from '../call.ts'
import { ExchangeRateListRequest, ExchangeRatePage } from '../exchangeRate.ts'
import { ref } from '../schema.ts'

export const listExchangeRates = call({
  area: 'exchange rate',
  access: 'public',
  name: 'listExchangeRates',
  method: 'POST',
  path: '/api/f/fund-management/exchange-rate/scrolling-display-list',
  summary: 'The rates that the home page scrolls',
  body: ref(ExchangeRateListRequest),
  answer: ref(ExchangeRatePage),
})
