import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'

import { MIGRATIONS_DIR } from '../assets.ts'
import { onlyOneProcess } from './onlyOne.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema/index.ts'

import type { DatabaseConnection } from './client.ts'

/** Any number will do, as long as every process uses the same. */
const MIGRATION_LOCK = 730_105_004

/** Connects to a PostgreSQL server and brings its database up to date; of several processes one does so at a time. */
export async function openPostgres(url: string): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: url, max: 10 })
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR })
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true)
  }
  return {
    db: withRetries(drizzle(pool, { schema })),
    onlyOne: onlyOneProcess(pool),
    // Autovacuum sees to it.
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  }
}
