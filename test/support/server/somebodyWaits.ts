import { sql } from 'drizzle-orm'

import type { TestServer } from './startTestServer.ts'

/** Resolves once a query of this test's database waits for a lock. */
export async function somebodyWaits({ db }: TestServer): Promise<void> {
  const waiting = sql`(select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
  while ((await db.$count(waiting)) === 0) await new Promise(setImmediate)
}

/** Why a test is skipped where transactions take turns; false on PostgreSQL. */
export const needsWaiting =
  process.env['TEST_DATABASE_URL'] === undefined && 'needs PostgreSQL: elsewhere, one waits for the other'
