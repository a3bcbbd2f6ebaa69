import { Type, type Static } from 'typebox'

import { CurrencyCode, limitUpTo, listRequest, Time } from './common.ts'
import { entity, page } from './schema.ts'

export const ExchangeRate = entity('ExchangeRate', {
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  displayName: Type.String(),
  baseCurrencyCode: CurrencyCode,
  rate: Type.String({
    pattern: '^\\d{1,12}(\\.\\d{1,6})?$',
    description: 'Decimal string: how much of the base currency one unit of the currency costs',
  }),
  updatedTime: Time,
})
export type ExchangeRate = Static<typeof ExchangeRate>

export const ExchangeRatePage = page('ExchangeRatePage', ExchangeRate)

/** How many rates can be asked for at once. */
export const MAX_EXCHANGE_RATES = 99

export const ExchangeRateListRequest = listRequest(
  'ExchangeRateListRequest',
  ['displayOrder asc'],
  { limit: limitUpTo(MAX_EXCHANGE_RATES) },
  MAX_EXCHANGE_RATES,
)
export type ExchangeRateListRequest = Static<typeof ExchangeRateListRequest>
