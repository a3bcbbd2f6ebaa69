import { createHash } from 'node:crypto'

import type { Pool, PoolClient } from 'pg'

/**
 * Does a piece of work unless another process of the deployment is at it: for what runs by itself beside the
 * requests, and would otherwise be done by each process.
 *
 * @param name the work's name, the same in every process
 * @returns whether this process did the work
 */
export type OnlyOne = (name: string, work: () => Promise<unknown>) => Promise<boolean>

/** The embedded database belongs to one process, so there is nobody else to wait for. */
export const onlyProcess: OnlyOne = async (_name, work) => {
  await work()
  return true
}

/** Any number will do, as long as nothing else on the database takes locks of two numbers with it. */
const LOCK_SPACE = 730_105

/**
 * By an advisory lock of PostgreSQL, held by a connection of its own: it goes when the work ends, and also when
 * the process or its connection dies.
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
      // A connection that may still hold the lock is closed, which gives it back.
      client.release(isHeld)
    }
  }
}

/** @returns false if the connection is broken */
function unlock(client: PoolClient, lock: readonly number[]): Promise<boolean> {
  const given = client.query('select pg_advisory_unlock($1, $2)', [...lock])
  return given.then(
    () => true,
    () => false,
  )
}

function lockNumber(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE()
}
