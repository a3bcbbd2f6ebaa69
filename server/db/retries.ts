import { setTimeout as sleep } from 'node:timers/promises'

import { causesOf } from './causes.ts'

import type { Database } from './client.ts'

/**
 * SQLSTATEs of a transaction that only has to be repeated: 40001 is a serialisation failure (common in distributed
 * databases when two write at once), 40P01 a deadlock.
 */
const TRANSIENT = ['40001', '40P01']

const ATTEMPTS = 5
const FIRST_WAIT_MS = 10

/**
 * Makes the database repeat a transaction that it gave up in favour of another. The first try is rolled back by then, so
 * work in a transaction must have no effects outside of it.
 */
export function withRetries<D extends Database>(db: D): D {
  const begin: Database['transaction'] = db.transaction.bind(db)
  const transaction: Database['transaction'] = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await begin(work, config)
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error
        await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt)
      }
    }
  }
  return Object.assign(db, { transaction })
}

/** Whether repeating the transaction is all that's needed. */
export function isTransient(error: unknown): boolean {
  return causesOf(error).some(({ code }) => TRANSIENT.includes(code))
}
