import { sql } from 'drizzle-orm'

import { after, type Clock } from '../clock.ts'
import { rateCounters } from '../db/schema/index.ts'

import type { Database } from '../db/client.ts'

/** Where a caller stands: calls so far in this window, and milliseconds until it ends. */
export interface RateCount {
  readonly current: number
  readonly ttl: number
}

interface Window {
  readonly counted: number
  readonly resetTime: Date
  unwritten: number
}

const MAX_WINDOWS = 10_000

/**
 * Counts calls in the database. Every `step`th call of a key is written, together with those before it: with 1
 * the count is exact, with more the database is spared and each process may let `step - 1` calls more through.
 *
 * @returns a function that counts one call of a key within windows of the given length
 */
export function callCounter(db: Database, clock: Clock, step: number) {
  const windows = new Map<string, Window>()

  return async (key: string, windowMs: number): Promise<RateCount> => {
    const now = clock.now()
    const open = windows.get(key)
    const window = open && open.resetTime > now ? open : undefined
    const unwritten = (window?.unwritten ?? 0) + 1
    if (window && unwritten < step) {
      window.unwritten = unwritten
      return { current: window.counted + unwritten, ttl: window.resetTime.getTime() - now.getTime() }
    }
    if (window) window.unwritten = 0
    const { count, resetTime } = await write(db, key, unwritten, now, after(now, windowMs))
    if (step > 1) {
      if (windows.size >= MAX_WINDOWS) windows.clear()
      windows.set(key, { counted: count, resetTime, unwritten: 0 })
    }
    return { current: count, ttl: resetTime.getTime() - now.getTime() }
  }
}

async function write(db: Database, key: string, calls: number, now: Date, resetTime: Date) {
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
  return row ?? { count: calls, resetTime }
}
