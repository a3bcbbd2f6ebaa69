import { eachAlone } from '../base/process/eachAlone.ts'
import { after, HOUR_MS, MINUTE_MS, SECOND_MS, type Clock } from '../base/time/clock.ts'
import { deleteExpiredKeys } from '../db/idempotencyKeys.ts'
import { deleteExpiredCounters } from '../db/rateCounters.ts'
import { repeatOnDatabase } from '../db/repeatOnDatabase.ts'
import { runDueRules } from '../modules/consolidationRule/index.ts'
import { expireCoupons } from '../modules/coupon/index.ts'
import { completeDelivered, forgetOldDocuments, keepPaymentTerms } from '../modules/order/index.ts'
import { deleteExpiredSignIns } from '../modules/passport/index.ts'
import { deleteExpiredContactChanges } from '../modules/profile/index.ts'
import { forgetOld } from '../modules/retention/index.ts'
import { countSales, expireStoreOrders } from '../modules/storeOrder/index.ts'
import { expireTopups } from '../modules/topup/index.ts'
import {
  removeUnusedPictures,
  sweepPictures,
  type PictureStorage,
  type TempFolders,
} from '../modules/upload/index.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { TenantSettings } from '../base/tenant.ts'
import type { Database, DatabaseConnection } from '../db/client.ts'

interface Dependencies {
  readonly database: DatabaseConnection
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly storage: PictureStorage
  readonly tempFolders: TempFolders
  readonly settings: TenantSettings
  /** Whether it runs consolidation rules as well. */
  readonly runsRules: boolean
}

const RULES_MS = 10 * SECOND_MS

/**
 * Does what no request waits for: deletes what has expired and what nothing shows or knows, ends what is overdue and tells
 * of what soon will be, counts what was sold, and runs the consolidation rules that are due. Each job runs in one process
 * at a time.
 *
 * @returns a function that stops it once the current work has ended
 */
export function startHousekeeping({
  database,
  clock,
  log,
  storage,
  tempFolders,
  settings,
  runsRules,
}: Dependencies): () => Promise<void> {
  const { background: db, onlyOne } = database
  const every = (
    pauseMs: number,
    name: string,
    work: (now: Date) => Promise<unknown>,
  ): (() => Promise<void>) =>
    repeatOnDatabase({ name, pauseMs, log }, () => onlyOne(name, () => work(clock.now())))
  const stops = [
    every(HOUR_MS, 'housekeeping', (now) => cleanUp(db, now).then(() => database.tidy())),
    every(HOUR_MS, 'unused pictures', (now) => removeUnusedPictures(db, storage, now)),
    every(HOUR_MS, 'lost pictures', (now) => sweepPictures({ db, storage, log }, now)),
    every(MINUTE_MS, 'temporary files', (now) => sweepTempFolders(tempFolders, now)),
    every(MINUTE_MS, 'expiry', (now) => endOverdue(db, now)),
    every(MINUTE_MS, 'payment terms', (now) => keepPaymentTerms(db, { settings, now })),
    every(MINUTE_MS, 'sales', () => countSales(db)),
  ]
  if (runsRules) stops.push(every(RULES_MS, 'rules', (now) => runDueRules(db, { settings, now })))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** An upload may take an hour (`PATIENCE`), and then has to be stored. */
export function sweepTempFolders(tempFolders: TempFolders, now: Date): Promise<void> {
  return tempFolders.sweep(after(now, -2 * HOUR_MS))
}

/** Completes delivered orders, and ends what wasn't paid or used in time. */
export async function endOverdue(db: Database, now: Date): Promise<void> {
  const ends = [completeDelivered, expireStoreOrders, expireTopups, expireCoupons]
  await eachAlone(ends, (end) => end(db, now))
}

/** Deletes what has expired, and what the privacy policy promises to keep no longer. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const cleanings = [
    deleteExpiredCounters,
    deleteExpiredKeys,
    deleteExpiredSignIns,
    deleteExpiredContactChanges,
    forgetOldDocuments,
    forgetOld,
  ]
  await eachAlone(cleanings, (clean) => clean(db, now))
}
