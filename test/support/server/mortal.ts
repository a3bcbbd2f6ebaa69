import type { Database } from '../../../server/db/client.ts'

/** The end of a process. */
export class Killed extends Error {}

/**
 * A database as it looks to a process that is killed in one of its transactions, or right after it.
 *
 * @param lives how many transactions it begins, the last one included
 * @param isUndone whether it dies before the last one is committed
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
