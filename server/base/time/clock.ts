/** Tells the time; tests replace it by one that they can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The later of two moments. */
export function latest(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one
}

/** The moment `ms` milliseconds after another, or before it if negative. */
export function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
