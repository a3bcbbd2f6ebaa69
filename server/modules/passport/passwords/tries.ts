import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../../../base/time/clock.ts'
import { growingDelay } from '../growingDelay.ts'

/** How often the password of a name was tried by one asker, or by all that were never signed in to its account. */
export interface Tries {
  readonly count: number
  /** How many windows came before this one. */
  readonly rounds: number
  readonly firstTime: Date
  readonly lastTime: Date
}

/** One asker has five tries within 15 minutes; the fifth closes the login to them for 15 minutes. */
const MAX_TRIES = 5
const WINDOW_MS = 15 * MINUTE_MS

/**
 * From the 50th try in a day on, strangers wait: one second, then twice as long after each try, up to five minutes. So
 * however many they are, they have about 340 tries a day.
 */
const STRANGERS = { free: 50, firstMs: SECOND_MS, maxMs: 5 * MINUTE_MS }

/** What is counted if a try is allowed, and for how long it has to wait if not. */
export type Judgement =
  { readonly waitMs: number } | { readonly own: Tries; readonly strangers: Tries | undefined }

/** @param isStranger false for a device that has signed in to the account before, which waits for nobody else */
export function judgeTry(
  before: { readonly own: Tries | undefined; readonly strangers: Tries | undefined },
  isStranger: boolean,
  now: Date,
): Judgement {
  const own = before.own ? nextOf(before.own, now) : first(now)
  if (own === null) return waitUntil(after(before.own?.lastTime ?? now, WINDOW_MS), now)
  if (!isStranger) return { own, strangers: undefined }
  const strangers =
    before.strangers && after(before.strangers.firstTime, DAY_MS) > now ? before.strangers : undefined
  if (!strangers) return { own, strangers: first(now) }
  const delayMs = growingDelay(strangers.count, STRANGERS)
  const free = after(strangers.lastTime, delayMs)
  if (free > now) return waitUntil(free, now)
  // Whoever goes on and on at one address counts once, or a single stranger could slow the owner down.
  const counts = own.rounds === 0 || delayMs > 0
  return { own, strangers: counts ? { ...strangers, count: strangers.count + 1, lastTime: now } : strangers }
}

/** The own tries with one more; null while the login is closed. */
function nextOf(own: Tries, now: Date): Tries | null {
  const isFull = own.count >= MAX_TRIES
  const begins = isFull ? own.lastTime : own.firstTime
  if (after(begins, WINDOW_MS) <= now) return { ...first(now), rounds: own.rounds + 1 }
  return isFull ? null : { ...own, count: own.count + 1, lastTime: now }
}

function first(now: Date): Tries {
  return { count: 1, rounds: 0, firstTime: now, lastTime: now }
}

function waitUntil(time: Date, now: Date): Judgement {
  return { waitMs: time.getTime() - now.getTime() }
}
