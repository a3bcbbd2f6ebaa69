import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type ClientBase } from 'pg'

import { MIGRATIONS_DIR } from '../assets.ts'
import { SECOND_MS } from '../base/time/clock.ts'
import { onlyOneProcess } from './onlyOne.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema/index.ts'

import type { DatabaseConnection } from './client.ts'

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 730_105_004

/** After how many milliseconds a request gives up waiting. */
interface Limits {
  /** For a connection: to the server, or from the pool when all are in use. */
  readonly connectMs: number
  /** For a statement, by the server. */
  readonly statementMs: number
  /** For its answer, in case the server is gone. */
  readonly answerMs: number
  /** For the next statement of a transaction, since it holds locks meanwhile. */
  readonly idleMs: number
}

const LIMITS: Limits = {
  connectMs: 5 * SECOND_MS,
  statementMs: 15 * SECOND_MS,
  answerMs: 20 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
}

/** Connects to a PostgreSQL server and migrates its database; of several processes, one at a time. */
export async function openPostgres(url: string, limits = LIMITS): Promise<DatabaseConnection> {
  await migrateLocked(url, limits)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // The pool awaits this promise, though its type doesn't say so.
    onConnect: (client): unknown => limitStatements(client, limits),
  })
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    db: withRetries(drizzle(pool, { schema })),
    onlyOne: onlyOneProcess(pool),
    // Autovacuum does it.
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  }
}

/** Uses statements: a pooler in between may refuse start parameters. */
async function limitStatements(client: ClientBase, { statementMs, idleMs }: Limits): Promise<void> {
  // Otherwise a connection lost between two statements of a transaction would end the process. The next one fails.
  client.on('error', () => undefined)
  await client.query(`set statement_timeout = ${statementMs}`)
  await client.query(`set idle_in_transaction_session_timeout = ${idleMs}`)
}

/** Uses a connection without limits: a migration may take long, and so may waiting for another process's. */
async function migrateLocked(url: string, { connectMs }: Limits): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR })
  } finally {
    // Closing the connection also releases the lock.
    await client.end()
  }
}
