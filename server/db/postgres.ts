import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type ClientBase } from 'pg'

import { MIGRATIONS_DIR } from '../assets.ts'
import { MINUTE_MS, SECOND_MS } from '../base/time/clock.ts'
import { readiness, READY_MS } from './isReady.ts'
import { onlyOneProcess } from './onlyOne.ts'
import { onceReachable } from './onceReachable.ts'
import { withRetries } from './retries.ts'
import * as schema from './schema/index.ts'

import type { DatabaseConnection } from './client.ts'

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 730_105_004

/** How many connections a process opens for requests. */
const REQUESTS = 10
/** For nine background jobs, of which each needs two (one holds its lock, the other works), and the notifications. */
const BACKGROUND = 20

/** After how many milliseconds something is given up. */
interface Limits {
  /** The start, while the database is coming up. */
  readonly startMs: number
  /** Waiting for a connection: to the server, or from the pool when all are in use. */
  readonly connectMs: number
  /** Waiting for a lock that another transaction holds. */
  readonly lockMs: number
  /** A statement, by the server. */
  readonly statementMs: number
  /** Waiting for its answer, in case the server is gone. */
  readonly answerMs: number
  /** Waiting for the next statement of a transaction, since it holds locks meanwhile. */
  readonly idleMs: number
}

const LIMITS: Limits = {
  startMs: MINUTE_MS,
  connectMs: 5 * SECOND_MS,
  lockMs: 5 * SECOND_MS,
  statementMs: 15 * SECOND_MS,
  answerMs: 20 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
}

interface Options {
  readonly limits?: Limits
  /** Called once, when the database isn't there yet. */
  readonly onWait?: (reason: string) => void
}

/**
 * Connects to a PostgreSQL server and migrates its database; of several processes, one at a time.
 *
 * @throws Error when the server can't be reached for a minute, or refuses the connection
 */
export async function openPostgres(
  url: string,
  { limits = LIMITS, onWait = () => undefined }: Options = {},
): Promise<DatabaseConnection> {
  await onceReachable(() => migrateLocked(url, limits), { limitMs: limits.startMs, onWait })
  const requests = openPool(url, REQUESTS, limits)
  const background = openPool(url, BACKGROUND, limits)
  // Of its own, so that a server whose connections are all in use is known to be ready; given up as soon as nobody waits.
  const probe = openPool(url, 1, { ...limits, connectMs: READY_MS, answerMs: READY_MS })
  return {
    db: withRetries(drizzle(requests, { schema })),
    background: withRetries(drizzle(background, { schema })),
    onlyOne: onlyOneProcess(background),
    isReady: readiness(() => probe.query('select 1')),
    // Autovacuum does it.
    tidy: () => Promise.resolve(),
    close: async () => void (await Promise.all([requests.end(), background.end(), probe.end()])),
  }
}

function openPool(url: string, max: number, limits: Limits): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // The pool awaits this promise, though its type doesn't say so.
    onConnect: (client): unknown => limitStatements(client, limits),
  })
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Uses statements: a pooler in between may refuse start parameters. */
async function limitStatements(client: ClientBase, { lockMs, statementMs, idleMs }: Limits): Promise<void> {
  // Otherwise a connection lost between two statements of a transaction would end the process. The next one fails.
  client.on('error', () => undefined)
  await client.query(
    `set lock_timeout = ${lockMs};
     set statement_timeout = ${statementMs};
     set idle_in_transaction_session_timeout = ${idleMs}`,
  )
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
