import { resolve } from 'node:path'

import { readTrustedProxies, type TrustedProxies } from '../base/http/trustedProxies.ts'
import { flag, integer, invalid, list, oneOf, secret, url, type Environment } from './environment.ts'
import { readRateLimits } from './rateLimits.ts'
import {
  readAppUrl,
  readObjectStorage,
  readSmsGateway,
  readSmtp,
  type SmsGateway,
  type Smtp,
} from './services.ts'
import { readUploadLimits } from './uploadLimits.ts'
import { readTemplates, readWebViewHosts, readWechat } from './wechat.ts'

import type { WechatTemplates } from '../modules/message/index.ts'
import type { ObjectStorageConfig, UploadLimits } from '../modules/upload/index.ts'
import type { WechatSettings } from '../modules/wechat/index.ts'
import type { RateLimits } from '../plugins/rateLimit.ts'

/** How the server runs; read once at start. */
export interface Config {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Holds the embedded database, the operator token, and uploads unless they go to an object storage. */
  readonly dataDir: string
  /** `memory` keeps the embedded database in memory, for tests; a URL leads to a PostgreSQL server. */
  readonly database:
    { readonly kind: 'embedded' | 'memory' } | { readonly kind: 'postgres'; readonly url: string }
  /** The built H5 app; it need not exist. */
  readonly staticDir: string
  /** Whether a demo customer is seeded. */
  readonly demo: boolean
  readonly autopilot: { readonly enabled: boolean; /** 2 is twice as fast. */ readonly speed: number }
  /** How long before submitting consolidation rules give notice; the tenant's own setting without it. */
  readonly ruleNoticeSeconds: number | undefined
  /** Where uploads are kept; on disk without it. */
  readonly objectStorage: ObjectStorageConfig | undefined
  readonly uploadLimits: UploadLimits
  /** Where calls are counted for the rate limits; in the database without it. */
  readonly redisUrl: string | undefined
  /** Generated in the data directory when absent. */
  readonly operatorToken: string | undefined
  /** Seals the numbers of identity documents. Generated in the data directory when absent. */
  readonly identityKey: string | undefined
  /** Where customers open the H5, without a slash at its end; for links in text messages and e-mails. */
  readonly appUrl: string | undefined
  readonly corsOrigins: readonly string[]
  /** Hosts whose pages the mini program may open; WeChat must have them as business domains. */
  readonly webViewHosts: readonly string[]
  /** Sends verification codes to e-mail addresses; without it they are logged. */
  readonly smtp: Smtp | undefined
  /** Sends verification codes to mobile numbers; without it they are logged. */
  readonly smsGateway: SmsGateway | undefined
  /** Without keys, a local stand-in takes WeChat's place. */
  readonly wechat: WechatSettings
  /** Templates of the mini program's messages, by what the messages are about. */
  readonly wechatTemplates: WechatTemplates
  readonly logLevel: string
  /** The proxies in front whose word about the client's address counts. */
  readonly trustedProxies: TrustedProxies
  readonly rateLimits: RateLimits
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error that names the variable whose value makes no sense
 */
export function readConfig(env: Environment): Config {
  const demo = flag(env, 'DEMO', false)
  const databaseUrl = url(env, 'DATABASE_URL', 'postgres:', 'postgresql:')
  const autopilot = {
    enabled: flag(env, 'AUTOPILOT', demo),
    speed: integer(env, 'AUTOPILOT_SPEED', { fallback: 1, minimum: 1, maximum: 1000 }),
  }
  const host = env['HOST'] || '127.0.0.1'
  const port = integer(env, 'PORT', { fallback: 3000, minimum: 0, maximum: 65_535 })
  return {
    host,
    port,
    appUrl: readAppUrl(env, `http://${host}:${port}`),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    database: databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'embedded' },
    staticDir: resolve(env['STATIC_DIR'] || 'dist/h5'),
    demo,
    autopilot,
    ruleNoticeSeconds: readRuleNotice(env, autopilot.enabled),
    objectStorage: readObjectStorage(env),
    uploadLimits: readUploadLimits(env),
    redisUrl: url(env, 'REDIS_URL', 'redis:', 'rediss:'),
    operatorToken: secret(env, 'OPERATOR_TOKEN'),
    identityKey: secret(env, 'IDENTITY_KEY'),
    corsOrigins: list(env, 'CORS_ORIGINS'),
    webViewHosts: readWebViewHosts(env),
    smtp: readSmtp(env),
    smsGateway: readSmsGateway(env),
    wechat: readWechat(env),
    wechatTemplates: readTemplates(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedProxies: readProxies(env),
    rateLimits: readRateLimits(env),
  }
}

/** With the autopilot on, rules submit within a minute, so that whoever tries them out sees it. */
function readRuleNotice(env: Environment, hasAutopilot: boolean): number | undefined {
  const isSet = Boolean(env['RULE_NOTICE_SECONDS']) || hasAutopilot
  if (!isSet) return undefined
  return integer(env, 'RULE_NOTICE_SECONDS', { fallback: 30, minimum: 0, maximum: 7 * 86_400 })
}

function readProxies(env: Environment): TrustedProxies {
  const proxies = readTrustedProxies(env['TRUST_PROXY'] || '0')
  if (proxies === undefined) throw invalid('TRUST_PROXY', 'how many proxies are in front, or their addresses')
  return proxies
}
