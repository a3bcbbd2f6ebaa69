import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { RuleRun } from '@/model/order/consolidationRule'

/** "4 parcels submitted · ¥96.00". */
export function outcomeText({ outcome, parcelCount, total }: RuleRun, currencyCode: string): string {
  if (outcome !== 'SUBMITTED') return t(`rule.outcome.${outcome}`)
  const submitted = t('rule.outcome.SUBMITTED', { count: parcelCount })
  return total === null ? submitted : `${submitted} · ${moneyText(total, currencyCode)}`
}

/** Why nothing was submitted, and which parcels were left. */
export function runDetail({ reason, leftParcels }: RuleRun): string {
  const names = leftParcels.map(({ expressNumber }) => expressNumber).join(' · ')
  return [
    ...(reason ? [reason.message] : []),
    ...(leftParcels.length > 0 ? [t('rule.leftParcels', { count: leftParcels.length, names })] : []),
  ].join(' · ')
}
