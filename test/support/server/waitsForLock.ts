import assert from 'node:assert/strict'
import { inspect } from 'node:util'

import { sql } from 'drizzle-orm'

import type { Database } from '../../../server/db/client.ts'

/** Resolves once something that has begun waits for another's lock; fails if it ends without. PostgreSQL only. */
export async function waitsForLock(db: Database, begun: Promise<unknown>): Promise<void> {
  let isSettled = false
  void begun.catch(() => undefined).finally(() => (isSettled = true))
  while (!isSettled && !(await isSomeoneWaiting(db))) continue
  if (isSettled) assert.fail(`nothing held it up: ${inspect(await begun)}`)
}

async function isSomeoneWaiting(db: Database): Promise<boolean> {
  const waiting = sql`(select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0) as waiting`
  return (await db.$count(waiting)) > 0
}

/** Why a test is skipped where one transaction ends before the next begins; false on PostgreSQL. */
export const needsWaiting =
  process.env['TEST_DATABASE_URL'] === undefined && 'needs PostgreSQL: elsewhere, one waits for the other'
