import { tmpdir } from 'node:os'

import { pino } from 'pino'

import { buildApp } from './app.ts'
import { PATIENCE } from './base/http/patience.ts'
import { createUploadLinks } from './base/http/uploadLinks.ts'
import { systemClock } from './base/time/clock.ts'
import { rateLimitsOf } from './config/rateLimits.ts'
import { mockDatabase } from './db/mock.ts'
import { databaseCounters } from './db/rateCounters.ts'
import { diskStorage, tempFoldersIn } from './modules/upload/index.ts'
import { localWechatProvider } from './modules/wechat/index.ts'
import { openapi } from './plugins/openapi.ts'
import { TENANT } from './seed/tenant.ts'
import { createServices } from './services/index.ts'

/** The OpenAPI document of all routes, built without opening a database. */
export async function describeApi(): Promise<object> {
  const db = mockDatabase()
  const signingKey = new Uint8Array(32)
  const uploadLinks = createUploadLinks(signingKey, systemClock)
  const log = pino({ level: 'silent' })
  const services = createServices({
    db,
    clock: systemClock,
    tenant: TENANT,
    storage: diskStorage(tmpdir()),
    tempFolders: tempFoldersIn(tmpdir()),
    uploadLimits: { underWay: 0, perCustomer: 0 },
    uploadLinks,
    codeSender: { send: () => undefined },
    sendLetter: () => undefined,
    wechatProvider: localWechatProvider(() => Promise.resolve(false)),
    redirectOrigins: [],
    signingKey,
    identityKey: '',
  })
  const app = await buildApp({
    services,
    db,
    log,
    clock: systemClock,
    tenantId: TENANT.id,
    operatorToken: '',
    rateCounters: databaseCounters(db),
    rateLimits: rateLimitsOf({ general: 1, passport: 1 }),
    corsOrigins: [],
    trustedProxies: 0,
    staticDir: '',
    hasWechatH5: false,
    uploadLinks,
    patience: PATIENCE,
    checkReady: () => Promise.resolve(),
    beforeRoutes: (app) => void app.register(openapi),
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
