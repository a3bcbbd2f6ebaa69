import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger } from 'fastify'

import { answerBrokenRequest } from './base/http/brokenRequests.ts'
import { asTrustProxy, type TrustedProxies } from './base/http/trustedProxies.ts'
import { buildSerializer } from './base/schemas/serializer.ts'
import { buildValidator } from './base/schemas/validator.ts'
import { CONTRACTS } from './contracts/calls/index.ts'
import { namedSchemas } from './contracts/index.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from './contracts/upload.ts'
import { authentication } from './plugins/authentication.ts'
import { contentEncodings } from './plugins/contentEncodings.ts'
import { cors } from './plugins/cors.ts'
import { answerUnrouted, errors } from './plugins/errors.ts'
import { inputTexts } from './plugins/inputTexts.ts'
import { language } from './plugins/language.ts'
import { optionalBodies } from './plugins/optionalBodies.ts'
import { rateLimit, type RateLimits } from './plugins/rateLimit.ts'
import { requestIdOf, requestIds } from './plugins/requestIds.ts'
import { security } from './plugins/security.ts'
import { slowBodies } from './plugins/slowBodies.ts'
import { staticFiles } from './plugins/staticFiles.ts'
import { tenant } from './plugins/tenant.ts'
import { unknownCalls } from './plugins/unknownCalls.ts'
import { uploadLinks } from './plugins/uploadLinks.ts'
import { bindRoutes } from './routes.ts'
import { createAudit } from './routing/audit.ts'
import { createIdempotency } from './routing/idempotency.ts'
import { createRouter } from './routing/route.ts'

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'

import type { App } from './base/http/app.ts'
import type { Patience } from './base/http/patience.ts'
import type { UploadLinks } from './base/http/uploadLinks.ts'
import type { SharedCounters } from './base/rateCounters/callCounter.ts'
import type { Clock } from './base/time/clock.ts'
import type { Database } from './db/client.ts'
import type { Services } from './services/index.ts'

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
  readonly patience: Patience
  readonly checkReady: () => Promise<void>
  /** Called before the routes are registered: for plugins that describe them, and for faults in tests. */
  readonly beforeRoutes?: (app: App) => void
}

/** No JSON body of the API comes near this. */
const BODY_LIMIT = 256 * 1024

const MULTIPART_LIMITS = {
  fileSize: MAX_UPLOAD_BYTES,
  files: MAX_UPLOAD_FILES,
  fields: 20,
  fieldSize: 10_000,
}

/** Builds the HTTP server with all plugins and routes; it doesn't listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { patience } = dependencies
  const app = fastify({
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    requestTimeout: patience.requestMs,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnrouted,
    loggerInstance: dependencies.log,
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    trustProxy: asTrustProxy(dependencies.trustedProxies),
    schemaController: { compilersFactory: { buildValidator, buildSerializer } },
    // Closing finishes the requests under way, even late ones on open connections, and drops idle connections.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.addHook('preClose', async () => {
    // Otherwise a connection that is busy now would be kept open for its next request.
    app.server.keepAliveTimeout = 1
    const cut = setTimeout(() => app.server.closeAllConnections(), patience.closeMs)
    app.server.once('close', () => clearTimeout(cut))
  })

  await registerPlugins(app, dependencies)
  dependencies.beforeRoutes?.(app)
  await registerRoutes(app, dependencies)
  return app
}

/** What every request goes through, in this order. */
async function registerPlugins(app: App, dependencies: AppDependencies): Promise<void> {
  const { clock, services, tenantId, operatorToken, staticDir, hasWechatH5, patience } = dependencies
  const customer = (token: string) => services.tokens.read(token)
  const operator = (token: string) => services.operator.read(token)

  await app.register(requestIds)
  await app.register(language)
  await app.register(errors, { staticDir })
  await app.register(slowBodies, { patience })
  await app.register(cors, { origins: dependencies.corsOrigins })
  await app.register(security, { staticDir, hasWechatH5 })
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, {
    counters: dependencies.rateCounters,
    clock,
    limits: dependencies.rateLimits,
  })
  await app.register(tenant, { tenantId })
  await app.register(authentication, { customer, operator, operatorToken })
  await app.register(contentEncodings)
  await app.register(optionalBodies)
  await app.register(inputTexts)
  await app.register(uploadLinks, { links: dependencies.uploadLinks })
  await app.register(multipart, { limits: MULTIPART_LIMITS })
}

async function registerRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const { db, clock, services, rateLimits, staticDir, checkReady } = dependencies
  for (const schema of namedSchemas()) app.addSchema(schema)
  await app.register(async (scope: App) => {
    const router = createRouter(scope, {
      idempotency: createIdempotency(db, clock),
      audit: createAudit(db, clock),
      limits: rateLimits,
      moderate: (userId, words) => services.wechat.checkText(userId, words),
      requireConfirmed: (customer) => services.identity.requireConfirmed(customer),
    })
    bindRoutes(router, services, checkReady)
    router.assertComplete(CONTRACTS)
  })
  await app.register(unknownCalls)
  await app.register(staticFiles, { staticDir })
}
