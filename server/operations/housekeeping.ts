import { repeat } from '../base/process/repeat.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, type Clock } from '../base/time/clock.ts'
import { deleteExpiredKeys } from '../db/idempotencyKeys.ts'
import { deleteExpiredCounters } from '../db/rateCounters.ts'
import { runDueRules } from '../modules/consolidationRule/index.ts'
import { expireCoupons } from '../modules/coupon/index.ts'
import { completeDelivered, forgetOldDocuments, keepPaymentTerms } from '../modules/order/index.ts'
import { deleteExpiredSignIns } from '../modules/passport/index.ts'
import { expireStoreOrders } from '../modules/storeOrder/index.ts'
import { expireTopups } from '../modules/topup/index.ts'
import { removeUnusedPictures, type PictureStorage } from '../modules/upload/index.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { TenantSettings } from '../base/tenant.ts'
import type { Database, DatabaseConnection } from '../db/client.ts'

interface Dependencies {
  readonly database: DatabaseConnection
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly storage: PictureStorage
  readonly settings: TenantSettings
  /** Whether it runs consolidation rules as well. */
  readonly runsRules: boolean
}

const RULES_MS = 10 * SECOND_MS

/**
 * Every hour deletes what has expired and pictures that nothing shows, every minute ends what is overdue and tells of what
 * soon will be, and every few seconds runs the consolidation rules that are due.
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
    every(MINUTE_MS, 'payment terms', (now) => keepPaymentTerms(db, { settings, now })),
  ]
  if (runsRules) stops.push(every(RULES_MS, 'rules', (now) => runDueRules(db, { settings, now })))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Completes delivered orders, and ends what wasn't paid or used in time. */
export async function endOverdue(db: Database, now: Date): Promise<void> {
  await completeDelivered(db, now)
  await expireStoreOrders(db, now)
  await expireTopups(db, now)
  await expireCoupons(db, now)
}

/** Deletes what has expired, and the identity documents of orders that ended long ago. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await deleteExpiredCounters(db, now)
  await deleteExpiredKeys(db, now)
  await deleteExpiredSignIns(db, now)
  await forgetOldDocuments(db, now)
}
