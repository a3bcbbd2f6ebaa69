import { t } from '@/i18n'
import type { AmountProblem } from '@/model/funds/topupAmount'
import type { TopupCurrency, TopupMethod } from '@/model/funds/topupOptions'
import { formatNumber } from '@/model/format/formatNumber'

const MINUTES_PER_HOUR = 60

/** An amount in the currency that is paid in: "JP¥1,234". */
export function paidText(amount: string, { currencySymbol, decimals }: TopupCurrency): string {
  return `${currencySymbol}${formatNumber(amount, decimals)}`
}

export function limitsText({ minimum, maximum }: TopupMethod, currency: TopupCurrency): string {
  return t('topUp.limits', { minimum: paidText(minimum, currency), maximum: paidText(maximum, currency) })
}

/** How long a review takes: in minutes, or in whole hours from one hour on. */
export function reviewText({ reviewMinutes }: TopupMethod): string {
  return reviewMinutes < MINUTES_PER_HOUR
    ? t('topUp.reviewMinutes', { count: reviewMinutes })
    : t('topUp.reviewHours', { count: Math.ceil(reviewMinutes / MINUTES_PER_HOUR) })
}

export function amountProblemText(
  problem: AmountProblem,
  currency: TopupCurrency,
  method: TopupMethod | null,
): string {
  if (problem === 'required') return t('topUp.amountProblem.required')
  if (problem === 'under' || problem === 'over') {
    const limit = (problem === 'under' ? method?.minimum : method?.maximum) ?? '0'
    return t(`topUp.amountProblem.${problem}`, { limit: paidText(limit, currency) })
  }
  const { displayName: name, decimals: count } = currency
  return count === 0
    ? t(`topUp.amountProblem.whole.${problem}`, { name })
    : t(`topUp.amountProblem.${problem}`, { name, count })
}
