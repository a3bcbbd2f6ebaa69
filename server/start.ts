import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { buildApp } from './app.ts'
import { systemClock, type Clock } from './base/time/clock.ts'
import { lockDataDir } from './db/dataDirLock.ts'
import { sharedSecret } from './db/secrets.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { seedReference } from './seed/reference.ts'
import { startHousekeeping } from './operations/housekeeping.ts'
import { createLog } from './base/process/log.ts'
import {
  type CodeSender,
  codeSenderByTarget,
  logCodeSender,
  mailCodeSender,
  smsCodeSender,
} from './modules/passport/index.ts'
import { logMailer, smtpMailer, startDispatch } from './modules/message/index.ts'
import { createServices } from './services/index.ts'
import { withNotice } from './base/tenant.ts'
import { type PictureStorage, diskStorage, objectStorage } from './modules/upload/index.ts'
import { httpWechatProvider, localConsents, localWechatProvider } from './modules/wechat/index.ts'
import { ensureOperatorToken } from './base/crypto/operatorToken.ts'
import { ensureSecret } from './base/crypto/secretFile.ts'
import { databaseCounters, type SharedCounters } from './plugins/rateCounters.ts'
import { ApiProblem } from './base/http/problem.ts'
import { createUploadLinks } from './base/http/uploadLinks.ts'
import { startAutopilot } from './operations/autopilot/autopilot.ts'

import type { Logger } from 'pino'

import type { Config } from './config.ts'
import type { Database, DatabaseConnection } from './db/client.ts'
import type { RedisCounters } from './plugins/redisCounters.ts'
import type { App } from './base/http/app.ts'
import type { WechatProvider } from './modules/wechat/index.ts'

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
  /** False disables the timer that runs consolidation rules. */
  readonly runsRules?: boolean
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
    const rateCounters = await openCounters(config, database, log)
    stops.push(() => rateCounters.close())
    const parts = await assemble(config, replacements, { clock, log, database, rateCounters })
    stops.push(() => parts.app.close())
    const url = await parts.app.listen({ host: config.host, port: config.port })
    const beside = { db: database.db, onlyOne: database.onlyOne, clock, log }
    stops.push(
      startHousekeeping({
        database,
        clock,
        log,
        storage: parts.storage,
        settings: parts.settings,
        runsRules: replacements.runsRules ?? true,
      }),
    )
    const sendMail = config.smtp ? smtpMailer(config.smtp) : logMailer(log)
    const senders = { sendMail, wechat: parts.services.wechat }
    stops.push(startDispatch({ db: database.db, clock, log, senders }))
    if (config.autopilot.enabled) {
      const { services, storage } = parts
      stops.push(startAutopilot({ ...beside, services, storage, speed: config.autopilot.speed }))
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
  readonly rateCounters: SharedCounters
}

async function assemble(config: Config, replacements: Replacements, basis: Basis) {
  const { clock, log, rateCounters, database } = basis
  const { db } = database
  const tenant = withNotice(await seedReference(db, clock.now()), config.ruleNoticeSeconds)
  const storage = pictureStorage(config)
  const signingKey = await sharedSecret(db, 'signing-key')
  const uploadLinks = createUploadLinks(signingKey, clock)
  const foundation = {
    db,
    clock,
    tenant,
    storage,
    uploadLinks,
    codeSender: replacements.codeSender ?? codeSenderOf(config, log),
    wechatProvider: wechatProviderOf(config, db, clock, log),
    wechatTemplates: config.wechatTemplates,
    redirectOrigins: config.corsOrigins,
    webViewHosts: config.webViewHosts,
    signingKey,
    identityKey: config.identityKey ?? (await ensureSecret(config.dataDir, 'identity-key')),
  }
  const services = createServices(foundation)
  if (config.demo) await database.onlyOne('demo', () => seedDemo(foundation))
  const operatorToken = config.operatorToken ?? (await ensureOperatorToken(config.dataDir))
  const app = await buildApp({
    services,
    db,
    clock,
    log,
    tenantId: tenant.id,
    operatorToken,
    rateLimits: config.rateLimits,
    rateCounters,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    staticDir: config.staticDir,
    hasWechatH5: config.wechat.h5 !== undefined,
    uploadLinks,
    checkReady: async () => {
      await db.execute(sql`select 1`).catch(() => {
        throw new ApiProblem(503, 'NotReady')
      })
    },
    ...(replacements.beforeRoutes ? { beforeRoutes: replacements.beforeRoutes } : {}),
  })
  return { app, services, storage, operatorToken, settings: tenant.settings }
}

function pictureStorage({ objectStorage: bucket, dataDir }: Config): PictureStorage {
  return bucket ? objectStorage(bucket) : diskStorage(join(dataDir, 'uploads'))
}

function codeSenderOf({ smtp, smsGateway }: Config, log: Logger): CodeSender {
  return codeSenderByTarget({
    email: smtp ? mailCodeSender(smtpMailer(smtp), log) : logCodeSender(log),
    mobile: smsGateway ? smsCodeSender(smsGateway, log) : logCodeSender(log),
  })
}

/** With the keys of one app only, the other is refused: a stand-in beside the real WeChat would be a back door. */
function wechatProviderOf({ wechat }: Config, db: Database, clock: Clock, log: Logger): WechatProvider {
  if (wechat.mp || wechat.h5) return httpWechatProvider(wechat, clock, log)
  log.warn('no WeChat keys are set: signing in with WeChat meets a local stand-in')
  return localWechatProvider(localConsents(db))
}

/** The library for Redis is loaded only where there is one. */
async function openCounters(
  { redisUrl }: Config,
  { db }: DatabaseConnection,
  log: Logger,
): Promise<RedisCounters> {
  if (redisUrl === undefined) return { ...databaseCounters(db), close: () => Promise.resolve() }
  const { openRedisCounters } = await import('./plugins/redisCounters.ts')
  return openRedisCounters(redisUrl, log)
}

/** Only the database that is used is loaded. */
async function openDatabase({ database, dataDir }: Config): Promise<DatabaseConnection> {
  if (database.kind === 'postgres') return (await import('./db/postgres.ts')).openPostgres(database.url)
  const { openEmbedded } = await import('./db/embedded.ts')
  if (database.kind === 'memory') return openEmbedded({})
  const unlock = lockDataDir(lockPath(dataDir))
  try {
    const connection = await openEmbedded({ directory: databaseDir(dataDir) })
    return { ...connection, close: () => connection.close().finally(unlock) }
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
