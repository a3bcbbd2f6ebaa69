import { calendarAt, type Calendar } from '../../../base/time/calendar.ts'
import { after, DAY_MS, HOUR_MS } from '../../../base/time/clock.ts'

import type { RuleTrigger } from '../../../contracts/consolidationRule.ts'
import type { TenantSettings } from '../../../base/tenant.ts'

const WEEK_DAYS = 7

/** When schedules submit: an hour of the day by the warehouse's clock. */
export interface ScheduleTerms {
  readonly calendar: Calendar
  readonly hour: number
}

export function scheduleTerms({ utcOffsetMinutes, rules }: TenantSettings): ScheduleTerms {
  return { calendar: calendarAt(utcOffsetMinutes), hour: rules.submissionHour }
}

/** The first time after `time` at which a schedule submits; null for a rule without a schedule. */
export function dueTimeAfter(
  time: Date,
  { kind, firstDate = '', everyWeeks = 1 }: RuleTrigger,
  { calendar, hour }: ScheduleTerms,
): Date | null {
  if (kind !== 'SCHEDULE') return null
  const first = dayOfText(firstDate)
  const dueOn = (day: number) => after(calendar.startOf(day), hour * HOUR_MS)
  const interval = everyWeeks * WEEK_DAYS
  const passed = Math.floor((time.getTime() - dueOn(first).getTime()) / (interval * DAY_MS)) + 1
  return dueOn(first + Math.max(0, passed) * interval)
}

/** The day that is written `2026-11-27`. */
function dayOfText(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}
