import { after, DAY_MS, MINUTE_MS } from './clock.ts'

/**
 * The calendar of a place whose clocks are always the same time ahead of UTC. A day is the number of days since the
 * first of January 1970 there, so that days can be added and subtracted.
 */
export interface Calendar {
  /** The day that a moment falls on. */
  dayOf(time: Date): number
  /** The midnight with which a day begins. */
  startOf(day: number): Date
}

/** @param utcOffsetMinutes 480 for China */
export function calendarAt(utcOffsetMinutes: number): Calendar {
  const offsetMs = utcOffsetMinutes * MINUTE_MS
  return {
    dayOf: (time) => Math.floor((time.getTime() + offsetMs) / DAY_MS),
    startOf: (day) => after(new Date(day * DAY_MS), -offsetMs),
  }
}

/** `2026-11-20` */
export function dateText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
