import { resolve } from 'node:path'

import { MINUTE_MS } from './base/time/clock.ts'
import { type WechatTemplates, readWechatTemplates } from './modules/message/index.ts'
import { readTrustedProxies, type TrustedProxies } from './base/http/trustedProxies.ts'

import type { ObjectStorageConfig } from './modules/upload/index.ts'
import type { WechatKeys, WechatSettings } from './modules/wechat/index.ts'
import type { RateLimits } from './plugins/rateLimit.ts'

/** How the server runs; read once at start. */
export interface Config {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Holds the embedded database, the operator token, and uploads unless they are kept in an object storage. */
  readonly dataDir: string
  /** `memory` keeps the embedded database in memory, for tests; a url leads to a PostgreSQL server. */
  readonly database:
    { readonly kind: 'embedded' | 'memory' } | { readonly kind: 'postgres'; readonly url: string }
  /** The built H5 app; left out when there is none. */
  readonly staticDir: string
  /** Whether a demo customer is seeded. */
  readonly demo: boolean
  readonly autopilot: { readonly enabled: boolean; /** 2 is twice as fast. */ readonly speed: number }
  /** How long consolidation rules give notice before they submit; the tenant's own notice without it. */
  readonly ruleNoticeSeconds: number | undefined
  /** Where uploads are kept; on disk without it. */
  readonly objectStorage: ObjectStorageConfig | undefined
  /** Where calls are counted for the rate limits; in the database without it. */
  readonly redisUrl: string | undefined
  /** Generated in the data dir when absent. */
  readonly operatorToken: string | undefined
  /** Seals the numbers of identity documents. Generated in the data dir when absent. */
  readonly identityKey: string | undefined
  readonly corsOrigins: readonly string[]
  /** Hosts whose pages the mini program may open; WeChat has to know them as its business domains. */
  readonly webViewHosts: readonly string[]
  /** Where verification codes for e-mail addresses go; without it they are logged. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** Takes verification codes for mobile numbers; without it they are logged. */
  readonly smsGateway: { readonly url: string; readonly token: string | undefined } | undefined
  /** Without keys a stand-in takes WeChat's place. */
  readonly wechat: WechatSettings
  /** Templates of the mini program's messages, by what the messages are about. */
  readonly wechatTemplates: WechatTemplates
  readonly logLevel: string
  /** Which proxies in front tell the client's address. */
  readonly trustedProxies: TrustedProxies
  readonly rateLimits: RateLimits
}

const WECHAT_API_BASE = 'https://api.weixin.qq.com'
/** The site that a seeded banner leads to. */
const WEB_VIEW_HOSTS = ['www.abf.gov.au']

/** `www.example.com`: no port, no address of numbers. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error that names the variable when a value makes no sense
 */
export function readConfig(env: Environment): Config {
  const demo = flag(env, 'DEMO', false)
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const autopilot = {
    enabled: flag(env, 'AUTOPILOT', demo),
    speed: integer(env, 'AUTOPILOT_SPEED', 1, 1, 1000),
  }
  return {
    host: env['HOST'] || '127.0.0.1',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    database: databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'embedded' },
    staticDir: resolve(env['STATIC_DIR'] || 'dist/h5'),
    demo,
    autopilot,
    ruleNoticeSeconds: ruleNoticeOf(env, autopilot.enabled),
    objectStorage: objectStorageOf(env),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    operatorToken: secret(env, 'OPERATOR_TOKEN'),
    identityKey: secret(env, 'IDENTITY_KEY'),
    corsOrigins: list(env, 'CORS_ORIGINS'),
    webViewHosts: webViewHostsOf(env),
    smtp: smtpUrl ? { url: smtpUrl, from: env['SMTP_FROM'] || 'no-reply@example.com' } : undefined,
    smsGateway: smsGatewayOf(env),
    wechat: wechatOf(env),
    wechatTemplates: wechatTemplatesOf(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedProxies: trustedProxiesOf(env),
    rateLimits: rateLimitsOf({
      general: integer(env, 'RATE_LIMIT', 600, 1, 1_000_000),
      passport: integer(env, 'RATE_LIMIT_PASSPORT', 30, 1, 1_000_000),
    }),
  }
}

/** The buckets per minute and client address, from the sizes of the two that can be configured. */
export function rateLimitsOf({ general, passport }: { general: number; passport: number }): RateLimits {
  const perMinute = (max: number, groupId: string) => ({ max, timeWindow: MINUTE_MS, groupId })
  return {
    general: { max: general, timeWindow: MINUTE_MS },
    passport: perMinute(passport, 'passport'),
    verificationCode: perMinute(Math.ceil(passport / 3), 'verification-code'),
    upload: perMinute(passport * 2, 'upload'),
    shortLink: perMinute(passport * 2, 'short-link'),
    tracking: perMinute(passport * 2, 'tracking'),
  }
}

/** With the autopilot on, whoever tries a rule out sees it submit within a minute. */
function ruleNoticeOf(env: Environment, hasAutopilot: boolean): number | undefined {
  const isSet = Boolean(env['RULE_NOTICE_SECONDS']) || hasAutopilot
  return isSet ? integer(env, 'RULE_NOTICE_SECONDS', 30, 0, 7 * 86_400) : undefined
}

function trustedProxiesOf(env: Environment): TrustedProxies {
  const proxies = readTrustedProxies(env['TRUST_PROXY'] || '0')
  if (proxies === undefined) throw invalid('TRUST_PROXY', 'how many proxies are in front, or their addresses')
  return proxies
}

function smsGatewayOf(env: Environment): Config['smsGateway'] {
  const gateway = url(env, 'SMS_WEBHOOK_URL', ['http:', 'https:'])
  return gateway === undefined ? undefined : { url: gateway, token: env['SMS_WEBHOOK_TOKEN'] || undefined }
}

function wechatOf(env: Environment): WechatSettings {
  return {
    apiBase: url(env, 'WECHAT_API_BASE', ['http:', 'https:']) ?? WECHAT_API_BASE,
    mp: wechatKeys(env, 'WECHAT_MP'),
    h5: wechatKeys(env, 'WECHAT_H5'),
  }
}

function wechatTemplatesOf(env: Environment): WechatTemplates {
  const templates = readWechatTemplates(env['WECHAT_MP_TEMPLATES'] ?? '')
  if (!templates) throw invalid('WECHAT_MP_TEMPLATES', 'a list such as PARCEL=template-id,FUNDS=template-id')
  return templates
}

function webViewHostsOf(env: Environment): readonly string[] {
  const hosts = list(env, 'WEB_VIEW_HOSTS')
  if (!hosts.every((host) => HOST_NAME.test(host)))
    throw invalid('WEB_VIEW_HOSTS', 'a list of lower-case hosts')
  return hosts.length > 0 ? hosts : WEB_VIEW_HOSTS
}

function list(env: Environment, name: string): readonly string[] {
  return (env[name] ?? '').split(',').flatMap((entry) => entry.trim() || [])
}

/** The keys of one of WeChat's apps: an id without its secret is of no use. */
function wechatKeys(env: Environment, app: 'WECHAT_MP' | 'WECHAT_H5'): WechatKeys | undefined {
  const [id, secretName] = [`${app}_APPID`, `${app}_SECRET`]
  if (!env[id] && !env[secretName]) return undefined
  return { appId: required(env, id, secretName), secret: required(env, secretName, id) }
}

/** All of it or nothing: half a configuration would keep pictures where nobody looks for them. */
function objectStorageOf(env: Environment): ObjectStorageConfig | undefined {
  const endpoint = url(env, 'S3_ENDPOINT', ['http:', 'https:'])
  if (endpoint === undefined) return undefined
  return {
    endpoint,
    bucket: required(env, 'S3_BUCKET', 'S3_ENDPOINT'),
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID', 'S3_ENDPOINT'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'),
    region: env['S3_REGION'] || 'us-east-1',
    isPathStyle: flag(env, 'S3_PATH_STYLE', true),
  }
}

function required(env: Environment, name: string, because: string): string {
  const text = env[name]
  if (!text) throw invalid(name, `set when ${because} is`)
  return text
}

function invalid(name: string, expected: string): Error {
  return new Error(`The environment variable ${name} should be ${expected}`)
}

function integer(env: Environment, name: string, fallback: number, minimum: number, maximum: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw invalid(name, `a whole number from ${minimum} to ${maximum}`)
  }
  return value
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (!text) return fallback
  if (['1', 'true', 'yes', 'on'].includes(text)) return true
  if (['0', 'false', 'no', 'off'].includes(text)) return false
  throw invalid(name, 'true or false')
}

function oneOf(env: Environment, name: string, words: readonly string[], fallback: string): string {
  const word = env[name] || fallback
  if (!words.includes(word)) throw invalid(name, `one of ${words.join(', ')}`)
  return word
}

function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw invalid(name, `a url that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  }
  return text
}

function secret(env: Environment, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!/^\S{16,}$/.test(text)) throw invalid(name, 'at least 16 characters without spaces')
  return text
}
