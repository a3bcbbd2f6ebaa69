import { eq, sql } from 'drizzle-orm'

import { fundAccounts, journalLines } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

/** What the ledger and the cached balances disagree about; nothing when all is well. */
export interface LedgerFaults {
  /** Journals whose lines do not add up to zero. */
  readonly unbalancedJournals: readonly string[]
  /** Accounts whose balance is not the sum of their lines, in minor units. */
  readonly wrongBalances: readonly { fundAccountId: string; cached: bigint; sum: bigint }[]
  /** Lines whose balance is not that of the account at that moment. */
  readonly wrongRunningBalances: readonly bigint[]
}

/** Compares every cached balance with the lines that it stands for, and every journal with zero. */
export async function checkLedger(db: Database): Promise<LedgerFaults> {
  const unbalanced = await db
    .select({ journalId: journalLines.journalId })
    .from(journalLines)
    .groupBy(journalLines.journalId)
    .having(sql`sum(${journalLines.amount}) <> 0 or count(*) < 2`)
  const sums = await sumsOf(db)
  return {
    unbalancedJournals: unbalanced.map(({ journalId }) => journalId),
    wrongBalances: sums.filter(({ cached, sum }) => cached !== sum),
    wrongRunningBalances: await wrongRunningBalances(db),
  }
}

/**
 * Writes the sum of each account's lines where the cached balance differs.
 *
 * @returns the number of wrong balances
 */
export async function rebuildBalances(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.select({ id: fundAccounts.id }).from(fundAccounts).orderBy(fundAccounts.id).for('update')
    const wrong = (await sumsOf(tx)).filter(({ cached, sum }) => cached !== sum)
    for (const { fundAccountId, sum } of wrong) {
      await tx.update(fundAccounts).set({ balance: sum }).where(eq(fundAccounts.id, fundAccountId))
    }
    return wrong.length
  })
}

function sumsOf(db: Database): Promise<{ fundAccountId: string; cached: bigint; sum: bigint }[]> {
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

async function wrongRunningBalances(db: Database): Promise<bigint[]> {
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
