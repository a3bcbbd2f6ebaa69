import { TransactionRollbackError } from 'drizzle-orm'

import type { Transaction } from './client.ts'

/** Does work in a nested transaction and undoes it: only its result stays. */
export async function undone<T>(tx: Transaction, work: (inner: Transaction) => Promise<T>): Promise<T> {
  const results: T[] = []
  try {
    await tx.transaction(async (inner) => {
      results.push(await work(inner))
      inner.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  if (results.length === 0) throw new Error('the work was undone before it ended')
  return results[0] as T
}
