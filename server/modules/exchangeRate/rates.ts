import { crossRate, PARITY, parseRate, type ExactRate } from '../../money/exchange.ts'
import { findBaseCurrency, findRates } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * The rate between two currencies, computed through the tenant's own.
 *
 * @returns undefined if one of the rates is unknown
 */
export async function rateOf(db: Database, from: string, to: string): Promise<ExactRate | undefined> {
  if (from === to) return PARITY
  const base = await findBaseCurrency(db)
  const rows = await findRates(db, base, [from, to])
  const inBase = (code: string): ExactRate | undefined => {
    if (code === base) return PARITY
    const row = rows.find(({ currencyCode }) => currencyCode === code)
    return row && parseRate(row.rate)
  }
  const [source, target] = [inBase(from), inBase(to)]
  return source && target && crossRate(source, target)
}
