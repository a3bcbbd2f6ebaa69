import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../../../base/time/clock.ts'
import { growingDelay } from '../growingDelay.ts'

/** How often the password of a name was tried by one asker, or by all of a kind: known devices, or strangers. */
export interface Tries {
  readonly count: number
  /** How many windows of the same asker came before this one today; `all.firstTime` begins the day. */
  readonly rounds: number
  readonly firstTime: Date
  readonly lastTime: Date
}

/** One asker has five tries within 15 minutes; the fifth closes the login to them for 15 minutes. */
const MAX_TRIES = 5
const WINDOW_MS = 15 * MINUTE_MS

/**
 * From the 50th try in a day on, all of a kind wait: one second, then twice as long after each try, up to five minutes.
 * So however many they are, they have about 340 tries a day.
 */
const OF_A_KIND = { free: 50, firstMs: SECOND_MS, maxMs: 5 * MINUTE_MS }

/** What is counted if a try is allowed; otherwise how long it has to wait. */
export type Judgement = { readonly waitMs: number } | { readonly own: Tries; readonly all: Tries }

/** @param before the earlier tries: the asker's `own`, and those of `all` known devices or of `all` strangers */
export function judgeTry(
  before: { readonly own: Tries | undefined; readonly all: Tries | undefined },
  now: Date,
): Judgement {
  const today = before.all && after(before.all.firstTime, DAY_MS) > now ? before.all : undefined
  const next = nextOwn(before.own, now)
  if (next instanceof Date) return waitUntil(next, now)
  const isFirstToday = !today || !before.own || before.own.lastTime < today.firstTime
  const own = isFirstToday ? { ...next, rounds: 0 } : next
  const all = nextOfAll(today, own, now)
  return all instanceof Date ? waitUntil(all, now) : { own, all }
}

/** The own tries with one more; while the login is closed, when it opens. */
function nextOwn(own: Tries | undefined, now: Date): Tries | Date {
  if (!own) return first(now)
  const isFull = own.count >= MAX_TRIES
  const ends = after(isFull ? own.lastTime : own.firstTime, WINDOW_MS)
  if (ends <= now) return { ...first(now), rounds: own.rounds + 1 }
  return isFull ? ends : { ...own, count: own.count + 1, lastTime: now }
}

/** The tries of all with one more; while they have to wait, until when. */
function nextOfAll(all: Tries | undefined, own: Tries, now: Date): Tries | Date {
  if (!all) return first(now)
  const delayMs = growingDelay(all.count, OF_A_KIND)
  const ends = after(all.lastTime, delayMs)
  if (ends > now) return ends
  // One asker who never stops counts once, or they alone could slow down all others.
  const counts = own.rounds === 0 || delayMs > 0
  return counts ? { ...all, count: all.count + 1, lastTime: now } : all
}

function first(now: Date): Tries {
  return { count: 1, rounds: 0, firstTime: now, lastTime: now }
}

function waitUntil(time: Date, now: Date): Judgement {
  return { waitMs: time.getTime() - now.getTime() }
}
