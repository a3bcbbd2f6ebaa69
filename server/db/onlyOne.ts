import { createHash } from 'node:crypto'

import type { Pool, PoolClient } from 'pg'

/**
 * Does a piece of work unless another process is doing it: for background work, which every process would otherwise do.
 *
 * @param name the work's name, the same in every process
 * @returns whether this process did the work
 */
export type OnlyOne = (name: string, work: () => Promise<unknown>) => Promise<boolean>

/** For the embedded database, which belongs to one process. */
export const onlyProcess: OnlyOne = async (_name, work) => {
  await work()
  return true
}

/** An arbitrary number; nothing else on the database may take two-number locks with it. */
const LOCK_SPACE = 730_105

/**
 * Takes an advisory lock of PostgreSQL on a connection of its own: it's released when the work ends, and also when the
 * process or its connection dies.
 */
export function onlyOneProcess(pool: Pool): OnlyOne {
  return async (name, work) => {
    const client = await pool.connect()
    let isHeld = false
    try {
      const lock = [LOCK_SPACE, lockNumber(name)]
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, $2) as taken',
        lock,
      )
      isHeld = rows[0]?.taken === true
      if (!isHeld) return false
      try {
        await work()
      } finally {
        isHeld = !(await unlock(client, lock))
      }
      return true
    } finally {
      // A connection that may still hold the lock is closed, which releases it.
      client.release(isHeld)
    }
  }
}

/** @returns false if the connection is broken */
function unlock(client: PoolClient, lock: readonly number[]): Promise<boolean> {
  const unlocked = client.query('select pg_advisory_unlock($1, $2)', [...lock])
  return unlocked.then(
    () => true,
    () => false,
  )
}

function lockNumber(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE()
}
