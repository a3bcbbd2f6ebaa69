import { and, eq, gte, sql, type SQL } from 'drizzle-orm'

import { TopupStatus } from '../../../contracts/enumerations.ts'
import { fundAccounts, journalLines, journals, topups } from '../../../db/schema/index.ts'

import type { Calendar } from '../../../base/time/calendar.ts'
import type { Database } from '../../../db/client.ts'

/** What came in and went out in a month, in minor units and not negative. */
export interface MonthSums {
  /** `2026-11` */
  readonly month: string
  readonly moneyIn: bigint
  readonly moneyOut: bigint
}

/** The months of an account that have entries. */
export function sumMonths(
  db: Database,
  account: { readonly userId: string; readonly currencyCode: string },
  calendar: Calendar,
  from: Date,
): Promise<MonthSums[]> {
  const { amount } = journalLines
  const ahead = sql`make_interval(mins => ${calendar.utcOffsetMinutes})`
  return db
    .select({
      month: sql<string>`to_char(${journals.time} at time zone 'UTC' + ${ahead}, 'YYYY-MM')`,
      moneyIn: total(sql`greatest(${amount}, 0)`),
      moneyOut: total(sql`greatest(-${amount}, 0)`),
    })
    .from(journalLines)
    .innerJoin(fundAccounts, eq(fundAccounts.id, journalLines.fundAccountId))
    .innerJoin(journals, eq(journals.id, journalLines.journalId))
    .where(
      and(
        eq(fundAccounts.userId, account.userId),
        eq(fundAccounts.currencyCode, account.currencyCode),
        gte(journals.time, from),
      ),
    )
    .groupBy(sql`1`)
}

/** Total of a customer's top-ups under review, in minor units of the account's currency. */
export async function sumUnderReview(db: Database, userId: string, currencyCode: string): Promise<bigint> {
  const [row] = await db
    .select({ sum: total(sql`${topups.creditedAmount}`) })
    .from(topups)
    .where(
      and(
        eq(topups.userId, userId),
        eq(topups.status, TopupStatus.PendingAudit),
        eq(topups.creditedCurrencyCode, currencyCode),
      ),
    )
  return row?.sum ?? 0n
}

/** What a customer's account in a currency holds, in minor units. */
export async function findBalance(db: Database, userId: string, currencyCode: string): Promise<bigint> {
  const [account] = await db
    .select({ balance: fundAccounts.balance })
    .from(fundAccounts)
    .where(and(eq(fundAccounts.userId, userId), eq(fundAccounts.currencyCode, currencyCode)))
  return account?.balance ?? 0n
}

function total(amount: SQL): SQL<bigint> {
  return sql`coalesce(sum(${amount}), 0)`.mapWith(BigInt)
}
