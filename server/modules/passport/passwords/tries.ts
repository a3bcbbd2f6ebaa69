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

/** @param isStranger whether this device has never signed in to the account; only strangers share a limit */
export function judgeTry(
  before: { readonly own: Tries | undefined; readonly strangers: Tries | undefined },
  isStranger: boolean,
  now: Date,
): Judgement {
  const own = nextOwn(before.own, now)
  if (own instanceof Date) return waitUntil(own, now)
  if (!isStranger) return { own, strangers: undefined }
  const strangers = nextOfStrangers(before.strangers, own, now)
  return strangers instanceof Date ? waitUntil(strangers, now) : { own, strangers }
}

/** The own tries with one more; while the login is closed, when it opens. */
function nextOwn(own: Tries | undefined, now: Date): Tries | Date {
  if (!own) return first(now)
  const isFull = own.count >= MAX_TRIES
  const ends = after(isFull ? own.lastTime : own.firstTime, WINDOW_MS)
  if (ends <= now) return { ...first(now), rounds: own.rounds + 1 }
  return isFull ? ends : { ...own, count: own.count + 1, lastTime: now }
}

/** The tries of all strangers with one more; while they have to wait, until when. */
function nextOfStrangers(all: Tries | undefined, own: Tries, now: Date): Tries | Date {
  if (!all || after(all.firstTime, DAY_MS) <= now) return first(now)
  const delayMs = growingDelay(all.count, STRANGERS)
  const ends = after(all.lastTime, delayMs)
  if (ends > now) return ends
  // Whoever goes on and on at one address counts once, or a single stranger could slow the owner down.
  const counts = own.rounds === 0 || delayMs > 0
  return counts ? { ...all, count: all.count + 1, lastTime: now } : all
}

function first(now: Date): Tries {
  return { count: 1, rounds: 0, firstTime: now, lastTime: now }
}

function waitUntil(time: Date, now: Date): Judgement {
  return { waitMs: time.getTime() - now.getTime() }
}
