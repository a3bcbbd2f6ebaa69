import { pageOf } from '../../base/http/paging.ts'
import {
  MAX_EXCHANGE_RATES,
  type ExchangeRate,
  type ExchangeRateListRequest,
} from '../../contracts/exchangeRate.ts'
import { currencyNameOf, currencySymbolOf } from '../../money/currencies.ts'
import { listRates, type RateRow } from './repository.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface ExchangeRateService {
  /** What each foreign currency costs in the tenant's own, in the tenant's order. */
  list(request: ExchangeRateListRequest, language: Language): Promise<Page<ExchangeRate>>
}

export function createExchangeRateService(db: Database, baseCurrencyCode: string): ExchangeRateService {
  return {
    list: async (request, language) => {
      const rates = (await listRates(db, baseCurrencyCode)).map((row) => toRate(row, language))
      const searched = ({ currencyCode, displayName }: ExchangeRate) => `${currencyCode}\n${displayName}`
      return pageOf(rates, request, searched, MAX_EXCHANGE_RATES)
    },
  }
}

function toRate(
  { currencyCode, baseCurrencyCode, rate, updatedTime }: RateRow,
  language: Language,
): ExchangeRate {
  return {
    currencyCode,
    currencySymbol: currencySymbolOf(currencyCode),
    displayName: currencyNameOf(currencyCode)?.[language] ?? currencyCode,
    baseCurrencyCode,
    rate: withoutTrailingZeros(rate),
    updatedTime: updatedTime.toISOString(),
  }
}

/** The database answers as many decimals as its column has. */
function withoutTrailingZeros(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate
}
