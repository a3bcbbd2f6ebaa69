import { Type, type Static } from 'typebox'

import { CurrencyCode, Time } from './common.ts'
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

export const ExchangeRateListRequest = entity('ExchangeRateListRequest', {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 99 })),
})
export type ExchangeRateListRequest = Static<typeof ExchangeRateListRequest>
