const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A time relative to now; the words come from the language pack. */
export type RelativeTime =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly unit: 'date'; readonly text: string }

/**
 * Under 5 minutes is "now" (spec section 9), up to a week is a count, anything older is a date. A moment in
 * the future counts as now: the phone's clock may run behind.
 */
export function relativeTime(moment: Date, now: Date): RelativeTime {
  const ageMs = now.getTime() - moment.getTime()
  if (ageMs < 5 * MINUTE_MS) return { unit: 'now' }
  if (ageMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(ageMs / MINUTE_MS) }
  if (ageMs < DAY_MS) return { unit: 'hours', count: Math.floor(ageMs / HOUR_MS) }
  if (ageMs < 7 * DAY_MS) return { unit: 'days', count: Math.floor(ageMs / DAY_MS) }
  return { unit: 'date', text: formatDate(moment) }
}

/** "2026-11-20", in the phone's own time zone. */
export function formatDate(moment: Date): string {
  return [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
}

/** "2026-11-20 09:05", in the phone's own time zone. */
export function formatDateTime(moment: Date): string {
  return `${formatDate(moment)} ${formatTime(moment)}`
}

/** "09:05", in the phone's own time zone. */
export function formatTime(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
