import type { RuleInterval } from './consolidationRule'

/** A day of the week, as in `Date`: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** From Monday on, as calendars in both languages have them. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

const DAYS_PER_WEEK = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** How many weeks ahead a schedule can begin. */
const FIRST_DATES = 4

/** @param date "2026-11-27" */
export function weekdayOf(date: string): Weekday {
  return new Date(utcTime(date)).getUTCDay() as Weekday
}

/** The days a schedule can begin on, nearest first; never today, because the notice comes before the order. */
export function firstDates(weekday: Weekday, today: string): readonly string[] {
  const away = ((weekday - weekdayOf(today) + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK) + 1
  return Array.from({ length: FIRST_DATES }, (_, week) => addDays(today, away + week * DAYS_PER_WEEK))
}

/** The first days of a schedule that are still to come. */
export function scheduleDates(
  firstDate: string,
  everyWeeks: RuleInterval,
  today: string,
  count: number,
): readonly string[] {
  const interval = everyWeeks * DAYS_PER_WEEK
  const passed = Math.max(0, Math.floor((utcTime(today) - utcTime(firstDate)) / DAY_MS / interval) + 1)
  return Array.from({ length: count }, (_, index) => addDays(firstDate, (passed + index) * interval))
}

function addDays(date: string, days: number): string {
  return new Date(utcTime(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days are counted in UTC, which has no summer time. */
function utcTime(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}
