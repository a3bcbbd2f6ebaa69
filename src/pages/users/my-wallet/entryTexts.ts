import { t } from '@/i18n'
import { dayText, monthText } from '@/i18n/dayText'
import type { FundMonth, FundMonths } from '@/model/funds/fundAccount'
import { moneyText } from '@/model/money/money'

/**
 * A day as a heading: "今天", "11 月 20 日"; with its year if that isn't the current one.
 *
 * @param day "2026-11-20"
 * @param today null while it isn't known
 */
export function dayHeading(day: string, today: string | null): string {
  if (today === null) return dayText(day)
  if (day === today) return t('fundLog.today')
  if (day === dayBefore(today)) return t('fundLog.yesterday')
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? dayText(day) : t('fundLog.dayOfYear', { year, date: dayText(day) })
}

/** "11 月", with its year if that isn't the current one. */
export function monthHeading(month: string, today: string | null): string {
  const year = month.slice(0, 4)
  const name = monthText(month)
  return year === today?.slice(0, 4) ? name : t('fundLog.monthOfYear', { year, month: name })
}

/** What came in and went out in a month. */
export function monthSums(sums: FundMonth, { today, currencyCode }: FundMonths): string {
  return t('fundLog.monthSums', {
    month: monthHeading(sums.month, today),
    moneyIn: moneyText(sums.moneyIn, currencyCode),
    moneyOut: moneyText(sums.moneyOut, currencyCode),
  })
}

const DAY_MS = 86_400_000

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
}
