import { t } from './'
import './packages/day'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

interface Day {
  readonly month: string
  readonly day: number
}

/**
 * "19 Nov".
 *
 * @param date "2026-11-19"
 */
export function dayText(date: string): string {
  return t('day.date', { ...dayOf(date) })
}

/** "6–12 Dec", or both in full when they are in two months. */
export function dayRangeText(from: string, to: string): string {
  if (from === to) return dayText(from)
  if (from.slice(0, 7) !== to.slice(0, 7)) return t('day.months', { from: dayText(from), to: dayText(to) })
  const { month, day } = dayOf(to)
  return t('day.days', { month, from: dayOf(from).day, to: day })
}

/**
 * "Nov".
 *
 * @param month "2026-11"
 */
export function monthText(month: string): string {
  return t('day.monthAlone', { month: dayOf(month).month })
}

function dayOf(date: string): Day {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return { month: t(`day.month.${MONTHS[month - 1] ?? 1}`), day }
}
