import { lt } from 'drizzle-orm'

import { after, DAY_MS } from '../base/time/clock.ts'
import { idempotencyKeys, rateCounters } from './schema/index.ts'

import type { Database } from './client.ts'

/** Deletes rate counters and idempotency keys that don't count any more. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.resetTime, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.creationTime, after(now, -DAY_MS)))
}
