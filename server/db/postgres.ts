import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type ClientBase } from 'pg'

import { SECOND_MS } from '../base/time/clock.ts'
import { MIGRATIONS_DIR } from '../assets.ts'
import { onlyOneProcess } from './onlyOne.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema/index.ts'

import type { DatabaseConnection } from './client.ts'

/** Any number will do, as long as every process uses the same. */
const MIGRATION_LOCK = 730_105_004

/** After how many milliseconds a request gives up instead of waiting for ever. */
interface Limits {
  /** For a connection: of the server, or of the pool when all are in use. */
  readonly connectMs: number
  /** For a statement, by the server. */
  readonly statementMs: number
  /** For its answer: a server that is gone ends no statement. */
  readonly answerMs: number
  /** For the next statement of a transaction, which holds its locks meanwhile. */
  readonly idleMs: number
}

const LIMITS: Limits = {
  connectMs: 5 * SECOND_MS,
  statementMs: 15 * SECOND_MS,
  answerMs: 20 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
}

/** Connects to a PostgreSQL server and brings its database up to date; of several processes one does so at a time. */
export async function openPostgres(url: string, limits = LIMITS): Promise<DatabaseConnection> {
  await migrateOne(url, limits)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // The pool waits for what this gives, though its type does not say so.
    onConnect: (client): unknown => limitStatements(client, limits),
  })
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    db: withRetries(drizzle(pool, { schema })),
    onlyOne: onlyOneProcess(pool),
    // Autovacuum sees to it.
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  }
}

/** By statements: a pooler in between may refuse start parameters. */
async function limitStatements(client: ClientBase, { statementMs, idleMs }: Limits): Promise<void> {
  // A connection lost between two statements of a transaction would end the process; the next statement tells of it.
  client.on('error', () => undefined)
  await client.query(`set statement_timeout = ${statementMs}`)
  await client.query(`set idle_in_transaction_session_timeout = ${idleMs}`)
}

/** On a connection without the limits of requests: a migration takes its time, and so does waiting for another's. */
async function migrateOne(url: string, { connectMs }: Limits): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR })
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end()
  }
}
