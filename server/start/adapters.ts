import { join } from 'node:path'

import { databaseCounters } from '../db/rateCounters.ts'
import { gatewayTexter, logMailer, smtpMailer, type SendMail } from '../modules/message/index.ts'
import {
  codeSenderByTarget,
  logCodeSender,
  mailCodeSender,
  smsCodeSender,
  type CodeSender,
} from '../modules/passport/index.ts'
import { letterSender, type SendLetter } from '../modules/securityNotice/index.ts'
import { diskStorage, objectStorage, type PictureStorage } from '../modules/upload/index.ts'
import {
  httpWechatProvider,
  localConsents,
  localWechatProvider,
  type WechatProvider,
} from '../modules/wechat/index.ts'

import type { Logger } from 'pino'

import type { RedisCounters } from '../base/rateCounters/redisCounters.ts'
import type { Clock } from '../base/time/clock.ts'
import type { Config } from '../config/config.ts'
import type { Database, DatabaseConnection } from '../db/client.ts'

interface Surroundings {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** Where uploads are kept. */
export function uploadsDir(dataDir: string): string {
  return join(dataDir, 'uploads')
}

export function chooseStorage({ objectStorage: bucket, dataDir }: Config): PictureStorage {
  return bucket ? objectStorage(bucket) : diskStorage(uploadsDir(dataDir))
}

export function chooseMailer({ smtp }: Config, log: Logger): SendMail {
  return smtp ? smtpMailer(smtp) : logMailer(log)
}

export function chooseCodeSender({ smtp, smsGateway }: Config, log: Logger): CodeSender {
  return codeSenderByTarget({
    email: smtp ? mailCodeSender(smtpMailer(smtp), log) : logCodeSender(log),
    mobile: smsGateway ? smsCodeSender(smsGateway, log) : logCodeSender(log),
  })
}

export function chooseLetterSender({ smtp, smsGateway, appUrl }: Config, log: Logger): SendLetter {
  if (appUrl === undefined) {
    log.warn('APP_URL is not set: customers whose contacts are changed get no link to undo it')
  }
  const email = smtp && smtpMailer(smtp)
  return letterSender({ email, mobile: smsGateway && gatewayTexter(smsGateway) }, log)
}

/** With the keys of one app only, the other is refused: a stand-in beside the real WeChat would be a back door. */
export function chooseWechatProvider({ wechat }: Config, { db, clock, log }: Surroundings): WechatProvider {
  if (wechat.mp || wechat.h5) return httpWechatProvider(wechat, clock, log)
  log.warn('no WeChat keys are set: signing in with WeChat meets a local stand-in')
  return localWechatProvider(localConsents(db))
}

/** The library for Redis is loaded only where there is one. */
export async function openCounters(
  { redisUrl }: Config,
  { db }: DatabaseConnection,
  log: Logger,
): Promise<RedisCounters> {
  if (redisUrl === undefined) return { ...databaseCounters(db), close: () => Promise.resolve() }
  const { openRedisCounters } = await import('../base/rateCounters/redisCounters.ts')
  return openRedisCounters(redisUrl, log)
}
