import { and, asc, eq, inArray } from 'drizzle-orm'

import { exchangeRates, tenants } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type RateRow = typeof exchangeRates.$inferSelect

/** The rates of all foreign currencies in the tenant's order. */
export function listRates(db: Database, baseCurrencyCode: string): Promise<RateRow[]> {
  return db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.baseCurrencyCode, baseCurrencyCode))
    .orderBy(asc(exchangeRates.displayOrder), asc(exchangeRates.currencyCode))
}

export function findRates(
  db: Database,
  baseCurrencyCode: string,
  currencyCodes: readonly string[],
): Promise<RateRow[]> {
  return db
    .select()
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.baseCurrencyCode, baseCurrencyCode),
        inArray(exchangeRates.currencyCode, [...currencyCodes]),
      ),
    )
}

/** The tenant's own currency. */
export async function findBaseCurrency(db: Database): Promise<string> {
  const [tenant] = await db.select().from(tenants)
  return tenant?.settings.defaultCurrencyCode ?? ''
}
