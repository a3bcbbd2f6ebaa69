import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readMobileNumber } from '../../../server/base/mobileNumber.ts'
import { rateLimitsOf } from '../../../server/config/rateLimits.ts'
import { createLog } from '../../../server/start/log.ts'
import { startServer, type RunningServer } from '../../../server/start/startServer.ts'
import { Faults, type FaultRule } from './faults.ts'
import { openTestDatabase } from './testDatabase.ts'

import type { Logger } from 'pino'

import type { Patience } from '../../../server/base/http/patience.ts'
import type { Config } from '../../../server/config/config.ts'
import type { Database } from '../../../server/db/client.ts'
import type { Letter } from '../../../server/modules/securityNotice/index.ts'
import type { OutgoingCode } from '../../../server/modules/passport/codes/codeSender.ts'

/** Weight and size as measured in the warehouse. */
export interface Measures {
  readonly weightKg: number
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
}

/** The real server on a free port, with its own database and the reference data. */
export interface TestServer {
  readonly url: string
  /** Token for `/api/admin/…`. */
  readonly operatorToken: string
  readonly db: Database
  /** Where the server keeps its files. */
  readonly dataDir: string
  /**
   * The last verification code sent to the target.
   *
   * @throws Error when there is none
   */
  codeFor(target: string): string
  /** What a mobile number or e-mail address was told about its account's safety, in order. */
  lettersTo(contact: string): readonly string[]
  /** Staff actions, through the real admin API. */
  readonly warehouse: {
    arrive(expressNumber: string, options?: { idCode?: string }): Promise<void>
    inbound(expressNumber: string, measures: Measures): Promise<void>
  }
  readonly clock: { now(): Date; advance(ms: number): void }
  /** Makes the next request for a path fail. */
  failNext(rule: FaultRule): void
  close(): Promise<void>
}

/** What customers and staff can reach of a server. */
export type ReachableServer = Pick<TestServer, 'url' | 'operatorToken' | 'warehouse'>

export interface TestServerOptions {
  /** When the server's clock starts; now when omitted. */
  readonly startTime?: Date
  /** Folder of the H5 build to serve. */
  readonly staticDir?: string
  readonly demo?: boolean
  readonly autopilot?: boolean
  /** Requests per minute; effectively unlimited when omitted. */
  readonly limits?: { readonly general: number; readonly passport: number }
  readonly corsOrigins?: readonly string[]
  /** WeChat's keys and server URL; the local stand-in is used when omitted. */
  readonly wechatTemplates?: Config['wechatTemplates']
  readonly wechat?: Partial<Config['wechat']>
  readonly objectStorage?: Config['objectStorage']
  readonly uploadLimits?: Partial<Config['uploadLimits']>
  readonly redisUrl?: string
  readonly trustedProxies?: Config['trustedProxies']
  readonly log?: Logger
  readonly patience?: Partial<Patience>
  /** Of a proxy to the PostgreSQL server. */
  readonly databasePort?: number
}

/** Encrypts identity document numbers on test servers. */
export const IDENTITY_KEY = 'a-key-that-only-tests-have'

const GENEROUS = { general: 1_000_000, passport: 1_000_000 }
const GENEROUS_UPLOADS = { underWay: 1e9, perCustomer: 1e9 }

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-server-'))
  const codes = new Map<string, string>()
  const letters: Letter[] = []
  const faults = new Faults()
  const clock = movableClock(options.startTime)
  const database = await openTestDatabase(options.databasePort)
  const server = await startServer(configFor(dataDir, options), {
    clock,
    database,
    log: options.log ?? createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent'),
    codeSender: { send: ({ target, code }: OutgoingCode) => void codes.set(target, code) },
    sendLetter: (letter) => void letters.push(letter),
    beforeRoutes: (app) => faults.register(app),
    // A test that waits for a rule runs it.
    runsRules: false,
    ...(options.patience ? { patience: options.patience } : {}),
  })
  return {
    url: server.url,
    operatorToken: server.operatorToken,
    db: database.db,
    dataDir,
    codeFor: (target) => {
      const code = codes.get(readMobileNumber(target) ?? target)
      if (code === undefined) throw new Error(`no verification code was sent to ${target}`)
      return code
    },
    lettersTo: (contact) => {
      const reader = readMobileNumber(contact) ?? contact
      return letters.flatMap(({ to, text }) => (to === reader ? [text] : []))
    },
    warehouse: warehouseOf(server),
    clock,
    failNext: (rule) => faults.add(rule),
    close: async () => {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function configFor(dataDir: string, options: TestServerOptions): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    database: { kind: 'memory' },
    staticDir: options.staticDir ?? join(dataDir, 'no-app'),
    demo: options.demo ?? false,
    autopilot: { enabled: options.autopilot ?? false, speed: 10 },
    ruleNoticeSeconds: undefined,
    operatorToken: undefined,
    identityKey: IDENTITY_KEY,
    objectStorage: options.objectStorage,
    uploadLimits: { ...GENEROUS_UPLOADS, ...options.uploadLimits },
    redisUrl: options.redisUrl,
    appUrl: 'https://app.test',
    corsOrigins: options.corsOrigins ?? [],
    webViewHosts: ['www.abf.gov.au'],
    smtp: undefined,
    smsGateway: undefined,
    wechatTemplates: options.wechatTemplates ?? {},
    wechat: { apiBase: 'http://127.0.0.1:9', mp: undefined, h5: undefined, ...options.wechat },
    logLevel: 'silent',
    trustedProxies: options.trustedProxies ?? 0,
    rateLimits: rateLimitsOf(options.limits ?? GENEROUS),
  }
}

function movableClock(startTime = new Date()): TestServer['clock'] {
  let ahead = startTime.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms
    },
  }
}

/** Staff actions, through the admin API of a running server. */
export function warehouseOf({
  url,
  operatorToken,
}: Pick<RunningServer, 'url' | 'operatorToken'>): TestServer['warehouse'] {
  const call = async (move: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/api/admin/warehouse/${move}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${operatorToken}`,
        'content-type': 'application/json',
        'accept-language': 'en',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${move} was refused: ${answer.status} ${await answer.text()}`)
  }
  return {
    arrive: (expressNumber, { idCode } = {}) =>
      call('arrive', idCode ? { expressNumber, idCode } : { expressNumber }),
    inbound: (expressNumber, { weightKg, lengthCm, widthCm, heightCm }) =>
      call('inbound', {
        expressNumber,
        weight: weightKg,
        length: lengthCm,
        width: widthCm,
        height: heightCm,
      }),
  }
}
