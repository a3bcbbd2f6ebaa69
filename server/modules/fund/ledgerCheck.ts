import { accountFaults } from './check/accounts.ts'
import { journalFaults } from './check/journals.ts'
import { subjectFaults } from './check/subjects.ts'
import * as repository from './repository/ledgerCheck.ts'

import type { LedgerCheck, LedgerFault } from '../../contracts/fund.ts'
import type { Database } from '../../db/client.ts'

/** How many faults a check reports. */
const MAX_FAULTS = 200

/**
 * Looks for anything that can't be in a ledger that was only ever added to, and for orders and journals that don't match.
 * Reads one snapshot, page by page.
 */
export function checkLedger(db: Database): Promise<LedgerCheck> {
  return db.transaction(
    async (tx) => {
      const faults: LedgerFault[] = []
      for await (const fault of faultsIn(tx)) {
        if (faults.length === MAX_FAULTS) return { isSound: false, faults, hasMore: true }
        faults.push(fault)
      }
      return { isSound: faults.length === 0, faults, hasMore: false }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function* faultsIn(db: Database): AsyncGenerator<LedgerFault> {
  yield* accountFaults(db)
  yield* journalFaults(db)
  yield* subjectFaults(db)
}

/** Writes the sum of each account's lines where the cached balance differs. */
export async function rebuildBalances(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await repository.lockAccounts(tx)
    await repository.setWrongBalances(tx)
  })
}
