import { and, eq, inArray } from 'drizzle-orm'

import { exchangeRates, tenants } from '../../db/schema/index.ts'
import { crossRate, PARITY, parseRate, type ExactRate } from '../../money/exchange.ts'

import type { Database } from '../../db/client.ts'

/**
 * The rate at which an amount of one currency becomes one of another, by way of the tenant's own currency.
 *
 * @returns undefined if one of the rates is unknown
 */
export async function rateOf(db: Database, from: string, to: string): Promise<ExactRate | undefined> {
  if (from === to) return PARITY
  const [tenant] = await db.select().from(tenants)
  const base = tenant?.settings.defaultCurrencyCode ?? ''
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.baseCurrencyCode, base), inArray(exchangeRates.currencyCode, [from, to])))
  const inBase = (code: string): ExactRate | undefined => {
    if (code === base) return PARITY
    const row = rows.find(({ currencyCode }) => currencyCode === code)
    return row && parseRate(row.rate)
  }
  const [source, target] = [inBase(from), inBase(to)]
  return source && target && crossRate(source, target)
}
