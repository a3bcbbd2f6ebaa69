import { buildApp } from '../app.ts'
import { ensureOperatorToken } from '../base/crypto/operatorToken.ts'
import { ensureSecret } from '../base/crypto/secretFile.ts'
import { PATIENCE } from '../base/http/patience.ts'
import { ApiProblem } from '../base/http/problem.ts'
import { createUploadLinks } from '../base/http/uploadLinks.ts'
import { withNotice, type Tenant } from '../base/tenant.ts'
import { sharedSecret } from '../db/secrets.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { tempFoldersIn } from '../modules/upload/index.ts'
import { seedReference } from '../seed/reference.ts'
import { createServices, type Foundation, type Services } from '../services/index.ts'
import {
  chooseCodeSender,
  chooseLetterSender,
  chooseStorage,
  chooseWechatProvider,
  uploadsDir,
} from './adapters.ts'

import type { Logger } from 'pino'

import type { App } from '../base/http/app.ts'
import type { SharedCounters } from '../base/rateCounters/callCounter.ts'
import type { Clock } from '../base/time/clock.ts'
import type { Config } from '../config/config.ts'
import type { DatabaseConnection } from '../db/client.ts'
import type { Replacements } from './replacements.ts'

/** What the server is put together from. */
export interface Basis {
  readonly clock: Clock
  readonly log: Logger
  readonly database: DatabaseConnection
  readonly rateCounters: SharedCounters
}

/** A server that is put together but doesn't listen yet. */
export interface Assembled {
  readonly app: App
  readonly operatorToken: string
  readonly services: Services
  readonly storage: Foundation['storage']
  readonly tempFolders: Foundation['tempFolders']
  readonly tenant: Tenant
}

/** Seeds the database, and builds the services and the app. */
export async function assemble(
  config: Config,
  {
    codeSender,
    sendLetter,
    beforeRoutes,
    patience,
  }: Pick<Replacements, 'codeSender' | 'sendLetter' | 'beforeRoutes' | 'patience'>,
  { clock, log, rateCounters, database }: Basis,
): Promise<Assembled> {
  const { db } = database
  const tenant = withNotice(await seedReference(db, clock.now()), config.ruleNoticeSeconds)
  const storage = chooseStorage(config)
  const tempFolders = tempFoldersIn(uploadsDir(config.dataDir))
  const signingKey = await sharedSecret(db, 'signing-key')
  const uploadLinks = createUploadLinks(signingKey, clock)
  const foundation: Foundation = {
    db,
    clock,
    tenant,
    storage,
    tempFolders,
    uploadLinks,
    uploadLimits: config.uploadLimits,
    codeSender: codeSender ?? chooseCodeSender(config, log),
    sendLetter: sendLetter ?? chooseLetterSender(config, log),
    appUrl: config.appUrl,
    wechatProvider: chooseWechatProvider(config, { db, clock, log }),
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
      if (!(await database.isReady())) throw new ApiProblem(503, 'NotReady')
    },
    patience: { ...PATIENCE, ...patience },
    ...(beforeRoutes ? { beforeRoutes } : {}),
  })
  return { app, operatorToken, services, storage, tempFolders, tenant }
}
