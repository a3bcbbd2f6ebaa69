import { eq, lt, notExists } from 'drizzle-orm'

import { after, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type Clock } from '../base/time/clock.ts'
import {
  bindTickets,
  idempotencyKeys,
  loginAttempts,
  rateCounters,
  refreshTokens,
  sessions,
  verificationCodes,
} from '../db/schema/index.ts'
import { runDueRules } from '../modules/consolidationRule/index.ts'
import { expireCoupons } from '../modules/coupon/index.ts'
import { completeDelivered, forgetOldDocuments } from '../modules/order/index.ts'
import { expireStoreOrders } from '../modules/storeOrder/index.ts'
import { expireTopups } from '../modules/topup/index.ts'
import { removeUnusedPictures } from '../modules/upload/index.ts'
import { repeat } from '../base/process/repeat.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Database, DatabaseConnection } from '../db/client.ts'
import type { TenantSettings } from '../base/tenant.ts'
import type { PictureStorage } from '../modules/upload/index.ts'

interface Dependencies {
  readonly database: DatabaseConnection
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly storage: PictureStorage
  readonly settings: TenantSettings
  /** Whether it looks after consolidation rules as well. */
  readonly runsRules: boolean
}

const RULES_MS = 10 * SECOND_MS

/**
 * Once an hour deletes what has served its time, once a minute ends what nobody paid for or used in time, and every few
 * seconds does what consolidation rules have to do.
 *
 * @returns a function that stops it once the current work has ended
 */
export function startHousekeeping({
  database,
  clock,
  log,
  storage,
  settings,
  runsRules,
}: Dependencies): () => Promise<void> {
  const { db, onlyOne } = database
  const every = (ms: number, name: string, work: (now: Date) => Promise<unknown>): (() => Promise<void>) =>
    repeat(
      ms,
      () => onlyOne(name, () => work(clock.now())),
      (error) => log.error({ err: error }, `${name} failed`),
    )
  const stops = [
    every(HOUR_MS, 'housekeeping', (now) => cleanUp(db, now).then(() => database.tidy())),
    every(HOUR_MS, 'unused pictures', (now) => removeUnusedPictures(db, storage, now)),
    every(MINUTE_MS, 'expiry', (now) => endOverdue(db, now)),
  ]
  if (runsRules) stops.push(every(RULES_MS, 'rules', (now) => runDueRules(db, { settings, now })))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Ends what was not paid or used in time; goods that were kept aside are for sale again. */
export async function endOverdue(db: Database, now: Date): Promise<void> {
  await completeDelivered(db, now)
  await expireStoreOrders(db, now)
  await expireTopups(db, now)
  await expireCoupons(db, now)
}

/**
 * Deletes what has expired: counters, keys, codes, tickets, tries, refresh tokens, sessions without any left, and the
 * documents of orders that ended long ago.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const aDayAgo = after(now, -DAY_MS)
  await db.delete(rateCounters).where(lt(rateCounters.resetTime, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.creationTime, aDayAgo))
  await db.delete(verificationCodes).where(lt(verificationCodes.creationTime, aDayAgo))
  await db.delete(bindTickets).where(lt(bindTickets.expirationTime, now))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastTime, aDayAgo))
  await db.delete(refreshTokens).where(lt(refreshTokens.expirationTime, now))
  const tokens = db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id))
  await db.delete(sessions).where(notExists(tokens))
  await forgetOldDocuments(db, now)
}
