import { asc, eq } from 'drizzle-orm'

import { MAX_EXCHANGE_RATES } from '../../contracts/exchangeRate.ts'
import { exchangeRates } from '../../db/schema/index.ts'
import { currencyNameOf, currencySymbolOf } from '../../money/currencies.ts'
import { pageOf } from '../../base/http/paging.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ExchangeRate, ExchangeRateListRequest } from '../../contracts/exchangeRate.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface ExchangeRateService {
  /** What each foreign currency costs in the tenant's own, in the tenant's order. */
  list(request: ExchangeRateListRequest, language: Language): Promise<Page<ExchangeRate>>
}

export function createExchangeRateService(db: Database, baseCurrencyCode: string): ExchangeRateService {
  return {
    list: async (request, language) => {
      const rows = await db
        .select()
        .from(exchangeRates)
        .where(eq(exchangeRates.baseCurrencyCode, baseCurrencyCode))
        .orderBy(asc(exchangeRates.displayOrder), asc(exchangeRates.currencyCode))
      const rates = rows.map(({ currencyCode, rate, updatedTime }) => ({
        currencyCode,
        currencySymbol: currencySymbolOf(currencyCode),
        displayName: currencyNameOf(currencyCode)?.[language] ?? currencyCode,
        baseCurrencyCode,
        rate: withoutTrailingZeros(rate),
        updatedTime: updatedTime.toISOString(),
      }))
      const searched = ({ currencyCode, displayName }: ExchangeRate) => `${currencyCode}\n${displayName}`
      return pageOf(rates, request, searched, MAX_EXCHANGE_RATES)
    },
  }
}

/** The database answers as many decimals as its column has. */
function withoutTrailingZeros(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate
}
