import type { Database } from '../../../server/db/client.ts'

/** The end of a process. */
export class Killed extends Error {}

/**
 * Simulates a process that is killed during a transaction, or right after committing it.
 *
 * @param lives number of transactions until it is killed, including the last
 * @param isUndone whether the last transaction is rolled back
 */
export function mortal(db: Database, lives: number, isUndone: boolean): Database {
  let left = lives
  const transaction: Database['transaction'] = async (work, config) => {
    left -= 1
    if (left < 0) throw new Killed()
    if (left > 0 || !isUndone) return db.transaction(work, config)
    return db.transaction(async (tx) => {
      await work(tx)
      throw new Killed()
    }, config)
  }
  return new Proxy(db, {
    get: (target, name): unknown =>
      name === 'transaction' ? transaction : Reflect.get(target, name, target),
  })
}
