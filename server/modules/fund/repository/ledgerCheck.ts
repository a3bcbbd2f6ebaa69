import { eq, sql } from 'drizzle-orm'

import { fundAccounts, journalLines } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'

/** An account's balance and the sum of its lines, in minor units. */
export interface AccountSum {
  readonly fundAccountId: string
  readonly cached: bigint
  readonly sum: bigint
}

/** Journals that don't add up to zero, or have a single line. */
export async function findUnbalancedJournals(db: Database): Promise<string[]> {
  const rows = await db
    .select({ journalId: journalLines.journalId })
    .from(journalLines)
    .groupBy(journalLines.journalId)
    .having(sql`sum(${journalLines.amount}) <> 0 or count(*) < 2`)
  return rows.map(({ journalId }) => journalId)
}

/** Every account with the sum of its lines. */
export function sumAccounts(db: Database): Promise<AccountSum[]> {
  return db
    .select({
      fundAccountId: fundAccounts.id,
      cached: fundAccounts.balance,
      sum: sql<bigint>`coalesce(sum(${journalLines.amount}), 0)`.mapWith(BigInt),
    })
    .from(fundAccounts)
    .leftJoin(journalLines, eq(journalLines.fundAccountId, fundAccounts.id))
    .groupBy(fundAccounts.id)
}

/** Lines whose `balanceAfter` isn't the sum of their account's lines up to them. */
export async function findWrongRunningBalances(db: Database): Promise<bigint[]> {
  const running = db
    .select({
      sequence: journalLines.sequence,
      balanceAfter: journalLines.balanceAfter,
      sum: sql<string>`sum(${journalLines.amount}) over (partition by ${journalLines.fundAccountId} order by ${journalLines.sequence})`.as(
        'running_sum',
      ),
    })
    .from(journalLines)
    .where(sql`${journalLines.fundAccountId} is not null`)
    .as('running')
  const wrong = await db
    .select({ sequence: running.sequence })
    .from(running)
    .where(sql`${running.balanceAfter} is distinct from ${running.sum}`)
  return wrong.map(({ sequence }) => sequence)
}

/** Locks every account, in the order of their IDs. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.select({ id: fundAccounts.id }).from(fundAccounts).orderBy(fundAccounts.id).for('update')
}

/** @param fundAccountId of a locked account */
export async function setBalance(tx: Transaction, fundAccountId: string, balance: bigint): Promise<void> {
  await tx.update(fundAccounts).set({ balance }).where(eq(fundAccounts.id, fundAccountId))
}
