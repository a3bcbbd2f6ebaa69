import type { exchangeRates } from '../../db/schema/index.ts'

/** Yuan for one unit of the currency, about what banks asked in late 2025. */
const YUAN_PER_UNIT: readonly (readonly [currencyCode: string, rate: string])[] = [
  ['SGD', '5.4630'],
  ['MYR', '1.7145'],
  ['AUD', '4.6385'],
  ['NZD', '4.0260'],
  ['USD', '7.1120'],
  ['CAD', '5.0790'],
  ['JPY', '0.045820'],
]

/** The rates of the currencies that the tenant's customers pay and count in. */
export function exchangeRateRows(updatedTime: Date): (typeof exchangeRates.$inferInsert)[] {
  return YUAN_PER_UNIT.map(([currencyCode, rate], displayOrder) => ({
    baseCurrencyCode: 'CNY',
    currencyCode,
    rate,
    updatedTime,
    displayOrder,
  }))
}
