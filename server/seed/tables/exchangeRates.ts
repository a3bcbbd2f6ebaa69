import { Type } from 'typebox'

import { CurrencyCode } from '../../contracts/common.ts'
import { closed } from '../../contracts/schema.ts'
import { readTable } from '../reading/seedFile.ts'

import type { exchangeRates } from '../../db/schema/index.ts'

/** Yuan for one unit of the currency, about what banks asked in late 2025. */
const ExchangeRate = closed({
  currencyCode: CurrencyCode,
  rate: Type.String({ pattern: '^\\d+\\.\\d+$' }),
})

/** The rates of the currencies that the tenant's customers pay and count in. */
export function exchangeRateRows(updatedTime: Date): (typeof exchangeRates.$inferInsert)[] {
  return readTable('data/exchangeRates.json', Type.Array(ExchangeRate)).map((rate, displayOrder) => ({
    ...rate,
    baseCurrencyCode: 'CNY',
    updatedTime,
    displayOrder,
  }))
}
