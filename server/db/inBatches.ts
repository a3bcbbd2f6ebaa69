import type { Database, Transaction } from './client.ts'

/** The most rows that one transaction changes, so that customers don't wait long for one of them. */
export const BATCH_SIZE = 200

/**
 * Repeats `work`, each time in a new transaction, until it changes fewer than `size` rows.
 *
 * @param work changes at most `size` rows and returns how many it changed
 * @returns the total number changed
 */
export async function inBatches(
  db: Database,
  work: (tx: Transaction, size: number) => Promise<number>,
  size = BATCH_SIZE,
): Promise<number> {
  for (let all = 0; ;) {
    const changed = await db.transaction((tx) => work(tx, size))
    all += changed
    if (changed < size) return all
  }
}
