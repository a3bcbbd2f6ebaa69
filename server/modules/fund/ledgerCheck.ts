import * as repository from './repository/ledgerCheck.ts'

import type { Database } from '../../db/client.ts'
import type { AccountSum } from './repository/ledgerCheck.ts'

/** What the ledger and the cached balances disagree about; nothing when all is well. */
export interface LedgerFaults {
  /** Journals whose lines don't add up to zero. */
  readonly unbalancedJournals: readonly string[]
  /** Accounts whose balance is not the sum of their lines. */
  readonly wrongBalances: readonly AccountSum[]
  /** Lines whose balance is not that of the account at that moment. */
  readonly wrongRunningBalances: readonly bigint[]
}

/** Compares every cached balance with the sum of its lines, and every journal with zero. */
export async function checkLedger(db: Database): Promise<LedgerFaults> {
  return {
    unbalancedJournals: await repository.findUnbalancedJournals(db),
    wrongBalances: (await repository.sumAccounts(db)).filter(isWrong),
    wrongRunningBalances: await repository.findWrongRunningBalances(db),
  }
}

/**
 * Writes the sum of each account's lines where the cached balance differs.
 *
 * @returns the number of wrong balances
 */
export async function rebuildBalances(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await repository.lockAccounts(tx)
    const wrong = (await repository.sumAccounts(tx)).filter(isWrong)
    for (const { fundAccountId, sum } of wrong) await repository.setBalance(tx, fundAccountId, sum)
    return wrong.length
  })
}

function isWrong({ cached, sum }: AccountSum): boolean {
  return cached !== sum
}
