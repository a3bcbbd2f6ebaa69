import type { Database, Transaction } from './client.ts'

/** How many rows one transaction changes at most: customers who wait for one of them do not wait long. */
export const BATCH_SIZE = 200

/**
 * Does work in one transaction after the other, until one finds less than there is room for.
 *
 * @param work changes up to that many rows and returns the number changed
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
