import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from './client.ts'

/**
 * What a database says of a transaction that only has to be sent again: 40001 is a serialisation failure (the
 * everyday answer of distributed databases to two writers), 40P01 a deadlock.
 */
const PASSING = ['40001', '40P01']

const ATTEMPTS = 5
const FIRST_WAIT_MS = 10

/**
 * The database whose transactions are done again when it gave one of two up for the other. Nothing of the
 * first try is left by then; work in a transaction must therefore not reach outside of it.
 */
export function withRetries<D extends Database>(db: D): D {
  const begin: Database['transaction'] = db.transaction.bind(db)
  const transaction: Database['transaction'] = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await begin(work, config)
      } catch (error) {
        if (attempt === ATTEMPTS || !hasPassed(error)) throw error
        await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt)
      }
    }
  }
  return Object.assign(db, { transaction })
}

function hasPassed(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && PASSING.includes(code)) return true
  }
  return false
}
