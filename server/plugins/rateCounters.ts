import { sql } from 'drizzle-orm'

import { after, type Clock } from '../base/time/clock.ts'
import { rateCounters } from '../db/schema/index.ts'

import type { Database } from '../db/client.ts'

/** Where a caller stands: calls so far in this window, and milliseconds until it ends. */
export interface RateCount {
  readonly current: number
  readonly ttl: number
}

/** Calls that all processes together have told of, and when their window ends. */
export interface SharedCount {
  readonly count: number
  readonly resetTime: Date
}

/** Where processes put their counts together. */
export interface SharedCounters {
  /**
   * Adds calls to a key's window, or begins a window with them.
   *
   * @returns null if the counters can't be reached; the process then uses its own
   */
  add(key: string, calls: number, now: Date, windowMs: number): Promise<SharedCount | null>
}

/** What this process knows of a key's window. */
interface Window {
  resetTime: Date
  /** Calls that came to this process, and how many of them the shared counters have been told of. */
  own: number
  written: number
  /** Calls that came to other processes, as of the last write. */
  others: number
}

const MAX_WINDOWS = 10_000

/**
 * Counts calls in the shared counters. Every `step`th call of a key is written, together with those before it:
 * with 1 the count is exact, with more the counters are spared and each further process may let `step - 1`
 * calls more through.
 *
 * @returns a function that counts one call of a key within windows of the given length
 */
export function callCounter(counters: SharedCounters, clock: Clock, step: number) {
  const windows = new Map<string, Window>()

  const windowOf = (key: string, now: Date, windowMs: number): Window => {
    const open = windows.get(key)
    if (open && open.resetTime > now) return open
    if (windows.size >= MAX_WINDOWS) windows.clear()
    const fresh = { resetTime: after(now, windowMs), own: 0, written: 0, others: 0 }
    windows.set(key, fresh)
    return fresh
  }

  return async (key: string, windowMs: number): Promise<RateCount> => {
    const now = clock.now()
    const window = windowOf(key, now, windowMs)
    const own = (window.own += 1)
    if (own === 1 || own - window.written >= step) {
      const unwritten = own - window.written
      window.written = own
      const shared = await counters.add(key, unwritten, now, windowMs)
      if (shared) {
        window.resetTime = shared.resetTime
        window.others = Math.max(window.others, shared.count - window.written)
      }
    }
    return { current: window.others + own, ttl: window.resetTime.getTime() - now.getTime() }
  }
}

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
