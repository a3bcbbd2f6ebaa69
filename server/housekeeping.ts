import { eq, lt, notExists } from 'drizzle-orm'

import { after, DAY_MS, HOUR_MS, type Clock } from './clock.ts'
import {
  idempotencyKeys,
  rateCounters,
  refreshTokens,
  sessions,
  verificationCodes,
} from './db/schema/index.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/client.ts'

/** Once an hour deletes what has served its time. Nothing depends on it but the size of the database. */
export function startHousekeeping(db: Database, clock: Clock, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = cleanUp(db, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'housekeeping failed'),
    )
  }, HOUR_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Deletes expired counters, idempotency keys, verification codes, refresh tokens, and sessions without any left. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const aDayAgo = after(now, -DAY_MS)
  await db.delete(rateCounters).where(lt(rateCounters.resetTime, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.creationTime, aDayAgo))
  await db.delete(verificationCodes).where(lt(verificationCodes.creationTime, aDayAgo))
  await db.delete(refreshTokens).where(lt(refreshTokens.expirationTime, now))
  const tokens = db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id))
  await db.delete(sessions).where(notExists(tokens))
}
