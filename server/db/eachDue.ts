import { throwAll } from '../base/process/eachAlone.ts'
import { inBatches } from './inBatches.ts'
import { isOutage } from './outage.ts'
import { isTransient } from './retries.ts'

import type { Database, Transaction } from './client.ts'

/**
 * Takes a step with every row that is due, in batches. A row whose step fails stays as it is, and holds up no other.
 *
 * @param lockDue locks at most `size` rows
 * @returns the number of steps taken
 * @throws AggregateError at the end, if some failed
 */
export async function eachDue<Row>(
  db: Database,
  lockDue: (tx: Transaction, size: number) => Promise<readonly Row[]>,
  step: (tx: Transaction, row: Row) => Promise<unknown>,
): Promise<number> {
  let failures: unknown[] = []
  const steps = await inBatches(db, async (tx, size) => {
    failures = []
    const due = await lockDue(tx, size)
    for (const row of due) {
      try {
        await tx.transaction((savepoint) => step(savepoint, row))
      } catch (error) {
        // Not the row's fault, and the transaction is lost.
        if (isTransient(error) || isOutage(error)) throw error
        failures.push(error)
      }
    }
    // After a failure this is fewer than a batch, so the next one is left to the next round.
    return due.length - failures.length
  })
  throwAll(failures)
  return steps
}
