import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { buildApp } from './app.ts'
import { systemClock, type Clock } from './clock.ts'
import { lockDataDir } from './db/dataDirLock.ts'
import { openEmbedded } from './db/embedded.ts'
import { openPostgres } from './db/postgres.ts'
import { sharedSecret } from './db/secrets.ts'
import { seedDemo } from './db/seed/demo.ts'
import { seedReference } from './db/seed/reference.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createLog } from './log.ts'
import { logCodeSender, mailCodeSender, type CodeSender } from './modules/passport/codeSender.ts'
import { createServices } from './modules/services.ts'
import { diskStorage } from './modules/upload/storage.ts'
import { ensureOperatorToken } from './operatorToken.ts'
import { ApiProblem } from './problem.ts'
import { startAutopilot } from './warehouse/autopilot.ts'

import type { Logger } from 'pino'

import type { Config } from './config.ts'
import type { DatabaseConnection } from './db/client.ts'
import type { App } from './http.ts'

/** A server that listens. */
export interface RunningServer {
  readonly app: App
  readonly url: string
  /** For the operator commands. */
  readonly operatorToken: string
  /** Finishes the requests under way, then stops everything. May be called twice. */
  close(): Promise<void>
}

/** What tests put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock
  readonly codeSender?: CodeSender
  readonly log?: Logger
  readonly database?: DatabaseConnection
  readonly beforeRoutes?: (app: App) => void
}

/**
 * Starts the server: database, migrations, seed, HTTP, and what runs beside it.
 *
 * @throws DataDirLocked when another process has the data directory
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const clock = replacements.clock ?? systemClock
  const log = replacements.log ?? createLog(config.logLevel)
  const database = replacements.database ?? (await openDatabase(config))
  const stops: (() => Promise<void> | void)[] = [() => database.close()]
  const closeAll = async (): Promise<void> => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  try {
    const parts = await assemble(config, replacements, { clock, log, database })
    stops.push(() => parts.app.close())
    const url = await parts.app.listen({ host: config.host, port: config.port })
    stops.push(startHousekeeping(database.db, clock, log))
    if (config.autopilot.enabled) {
      const { warehouse } = parts.services
      stops.push(startAutopilot({ db: database.db, clock, log, warehouse, speed: config.autopilot.speed }))
    }
    return { app: parts.app, url, operatorToken: parts.operatorToken, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

interface Basis {
  readonly clock: Clock
  readonly log: Logger
  readonly database: DatabaseConnection
}

async function assemble(config: Config, replacements: Replacements, { clock, log, database: { db } }: Basis) {
  const tenant = await seedReference(db, clock.now())
  const uploadsDir = join(config.dataDir, 'uploads')
  const storage = diskStorage(uploadsDir)
  const services = createServices({
    db,
    clock,
    tenant,
    storage,
    codeSender: replacements.codeSender ?? codeSenderOf(config, log),
    signingKey: await sharedSecret(db, 'signing-key'),
  })
  if (config.demo) await seedDemo({ db, now: clock.now(), settings: tenant.settings, storage })
  const operatorToken = config.operatorToken ?? (await ensureOperatorToken(config.dataDir))
  const app = await buildApp({
    services,
    db,
    clock,
    log,
    tenantId: tenant.id,
    operatorToken,
    rateLimits: config.rateLimits,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    staticDir: config.staticDir,
    uploadsDir,
    checkReady: async () => {
      await db.execute(sql`select 1`).catch(() => {
        throw new ApiProblem(503, 'NotReady')
      })
    },
    ...(replacements.beforeRoutes ? { beforeRoutes: replacements.beforeRoutes } : {}),
  })
  return { app, services, operatorToken }
}

function codeSenderOf({ smtp }: Config, log: Logger): CodeSender {
  return smtp ? mailCodeSender(smtp, log, logCodeSender(log)) : logCodeSender(log)
}

async function openDatabase({ database, dataDir }: Config): Promise<DatabaseConnection> {
  if (database.kind === 'postgres') return openPostgres(database.url)
  if (database.kind === 'memory') return openEmbedded({})
  const unlock = lockDataDir(lockPath(dataDir))
  try {
    const connection = await openEmbedded({ directory: databaseDir(dataDir) })
    return { db: connection.db, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Throws the embedded database and all uploads away.
 *
 * @throws DataDirLocked while a server works on them
 */
export async function resetDataDir(dataDir: string): Promise<void> {
  const unlock = lockDataDir(lockPath(dataDir))
  try {
    await rm(databaseDir(dataDir), { recursive: true, force: true })
    await rm(join(dataDir, 'uploads'), { recursive: true, force: true })
  } finally {
    unlock()
  }
}

function databaseDir(dataDir: string): string {
  return join(dataDir, 'database')
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'server.lock')
}
