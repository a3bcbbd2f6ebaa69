import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { NotPaid } from '@/model/order/pendingPay'

/** Why an entry wasn't paid. */
export function reasonText({ entry, reason }: NotPaid): string {
  if (reason.kind === 'refused') return reason.message
  if (reason.kind !== 'changed') return t(`pendingPay.reason.${reason.kind}`)
  const { currencyCode } = entry
  const from = moneyText(reason.from, currencyCode)
  const to = moneyText(reason.to, currencyCode)
  return t('pendingPay.reason.changed', { from, to })
}
