import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger } from 'fastify'

import { namedSchemas } from './contracts/index.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from './contracts/upload.ts'
import { routes } from './routes.ts'
import { authentication } from './plugins/authentication.ts'
import { cors } from './plugins/cors.ts'
import { customersWords } from './routing/customersWords.ts'
import { errors } from './plugins/errors.ts'
import { createRouter } from './routing/route.ts'
import type { Moderate } from './routing/judge.ts'
import { createIdempotency } from './routing/idempotency.ts'
import { language } from './plugins/language.ts'
import { rateLimit, type RateLimits } from './plugins/rateLimit.ts'
import { requestIdOf, requestIds } from './plugins/requestIds.ts'
import { security } from './plugins/security.ts'
import { staticFiles } from './plugins/staticFiles.ts'
import { tenant } from './plugins/tenant.ts'
import { uploadLinks } from './plugins/uploadLinks.ts'
import { schemaController, validation } from './plugins/validation.ts'
import { asTrustProxy, type TrustedProxies } from './base/http/trustedProxies.ts'

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'

import type { Clock } from './base/time/clock.ts'
import type { Database } from './db/client.ts'
import type { App } from './base/http/app.ts'
import type { Services } from './services/index.ts'
import type { SharedCounters } from './plugins/rateCounters.ts'
import type { UploadLinks } from './base/http/uploadLinks.ts'

/** Everything that the HTTP side needs; nothing in it is started or stopped here. */
export interface AppDependencies {
  readonly services: Services
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly tenantId: string
  readonly operatorToken: string
  readonly rateLimits: RateLimits
  readonly rateCounters: SharedCounters
  readonly corsOrigins: readonly string[]
  readonly trustedProxies: TrustedProxies
  readonly staticDir: string
  /** Whether pages in WeChat's browser may use its JS-SDK. */
  readonly hasWechatH5: boolean
  readonly uploadLinks: UploadLinks
  readonly checkReady: () => Promise<void>
  /** Called before the routes are registered: for what takes notice of them, and faults that tests put in front. */
  readonly beforeRoutes?: (app: App) => void
}

/** No JSON body of the API comes near this. */
const BODY_LIMIT = 256 * 1024

/** Builds the HTTP server with all plugins and routes; it does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const app = fastify({
    loggerInstance: dependencies.log,
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    trustProxy: asTrustProxy(dependencies.trustedProxies),
    schemaController,
    // At the end requests are finished, also late ones on open connections; idle connections are not waited for.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.addHook('preClose', async () => {
    // A connection that is busy now would be kept open for its next request otherwise.
    app.server.keepAliveTimeout = 1
  })

  await guard(app, dependencies)
  dependencies.beforeRoutes?.(app)
  await serve(app, dependencies)
  return app
}

/** What every request goes through, in this order. */
async function guard(app: App, dependencies: AppDependencies): Promise<void> {
  const { clock, services, tenantId, operatorToken, rateLimits, corsOrigins, staticDir, hasWechatH5 } =
    dependencies
  requestIds(app)
  language(app)
  errors(app, staticDir)
  cors(app, corsOrigins)
  await security(app, staticDir, hasWechatH5)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await rateLimit(app, dependencies.rateCounters, clock, rateLimits)
  tenant(app, tenantId)
  authentication(app, { customer: (token) => services.tokens.read(token), operatorToken })
  uploadLinks(app, dependencies.uploadLinks)
  validation(app)
  customersWords(app, services.wechat)
}

async function serve(app: App, dependencies: AppDependencies): Promise<void> {
  const { db, clock, services, rateLimits, staticDir, checkReady } = dependencies
  for (const schema of namedSchemas()) app.addSchema(schema)
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_UPLOAD_FILES, fields: 20, fieldSize: 10_000 },
  })
  const idempotency = createIdempotency(db, clock)
  const moderate: Moderate = (userId, words) => services.wechat.checkText(userId, words)
  await app.register(async (scope: App) => {
    const router = createRouter(scope, { idempotency, limits: rateLimits, moderate })
    routes(scope, { services, router, idempotency, limits: rateLimits, checkReady })
  })
  await staticFiles(app, staticDir)
}
