import { lt, sql } from 'drizzle-orm'

import { after } from '../base/time/clock.ts'
import { rateCounters } from './schema/index.ts'

import type { SharedCounters } from '../base/rateCounters/callCounter.ts'
import type { Database } from './client.ts'

/** Counters in the database. */
export function databaseCounters(db: Database): SharedCounters {
  return {
    add: async (key, calls, now, windowMs) => {
      const resetTime = after(now, windowMs)
      const isOver = sql`${rateCounters.resetTime} <= ${now.toISOString()}`
      const [row] = await db
        .insert(rateCounters)
        .values({ key, count: calls, resetTime })
        .onConflictDoUpdate({
          target: rateCounters.key,
          set: {
            count: sql`case when ${isOver} then excluded.count else ${rateCounters.count} + excluded.count end`,
            resetTime: sql`case when ${isOver} then excluded.reset_time else ${rateCounters.resetTime} end`,
          },
        })
        .returning({ count: rateCounters.count, resetTime: rateCounters.resetTime })
      return row ?? null
    },
  }
}

/** Deletes counters that don't count any more. */
export async function deleteExpiredCounters(db: Database, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.resetTime, now))
}
