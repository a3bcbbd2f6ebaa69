import { after, type Clock } from '../time/clock.ts'

/** Calls of a key so far in this window, and milliseconds until it ends. */
export interface RateCount {
  readonly current: number
  readonly ttl: number
}

/** The calls that all processes have reported, and when their window ends. */
export interface SharedCount {
  readonly count: number
  readonly resetTime: Date
}

/** Where processes add up their counts. */
export interface SharedCounters {
  /**
   * Adds calls to a key's window, or starts a new window with them.
   *
   * @returns null if the counters can't be reached; the process then goes by its own count
   */
  add(key: string, calls: number, now: Date, windowMs: number): Promise<SharedCount | null>
}

/** What this process knows about a key's window. */
interface Window {
  resetTime: Date
  /** Calls to this process, and how many of them have been reported. */
  own: number
  written: number
  /** Calls to other processes, as of the last report. */
  others: number
}

const MAX_WINDOWS = 10_000

/**
 * Counts calls in the shared counters. Each write reports `step` calls of a key: with 1 the count is exact; with more
 * there are fewer writes, and each further process may let `step - 1` calls too many through.
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
