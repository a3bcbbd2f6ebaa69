import { after, DAY_MS, MINUTE_MS } from './clock.ts'

/**
 * The calendar of a place with a fixed UTC offset. A day is a number: days since 1 January 1970 there, so that days can
 * be added and subtracted.
 */
export interface Calendar {
  /** The day that a moment falls on. */
  dayOf(time: Date): number
  /** The midnight at which a day begins. */
  startOf(day: number): Date
  /** How far its clocks are ahead of UTC. */
  readonly utcOffsetMinutes: number
}

/** @param utcOffsetMinutes 480 for China */
export function calendarAt(utcOffsetMinutes: number): Calendar {
  const offsetMs = utcOffsetMinutes * MINUTE_MS
  return {
    dayOf: (time) => Math.floor((time.getTime() + offsetMs) / DAY_MS),
    startOf: (day) => after(new Date(day * DAY_MS), -offsetMs),
    utcOffsetMinutes,
  }
}

/** `2026-11-20` */
export function dateText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Local time: `2026-11-20 10:00` */
export function timeText(time: Date, { utcOffsetMinutes }: Calendar): string {
  return after(time, utcOffsetMinutes * MINUTE_MS)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
}

/** The month that a day is in: `2026-11`. */
export function monthText(day: number): string {
  return dateText(day).slice(0, 7)
}

/** The first day of a month. */
function firstDayOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`) / DAY_MS
}

/** When a month and the next one begin. */
export function rangeOfMonth(month: string, calendar: Calendar): { from: Date; until: Date } {
  return {
    from: calendar.startOf(firstDayOf(month)),
    until: calendar.startOf(firstDayOf(shiftMonth(month, 1))),
  }
}

/** The month that is `months` later, or earlier if negative. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthText(Date.UTC(year, number - 1 + months) / DAY_MS)
}
