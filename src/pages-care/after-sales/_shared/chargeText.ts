import { t } from '@/i18n'
import type { DisputedLine } from '@/model/care/billLine'
import { moneyText } from '@/model/money/money'

/** What a line of a bill was estimated at and what it came to. */
export function chargeText({ estimated, actual }: DisputedLine, currencyCode: string): string {
  const amountText = (amount: string | null) =>
    amount === null ? t('afterSales.notCharged') : moneyText(amount, currencyCode)
  return t('afterSales.charge', { estimated: amountText(estimated), actual: amountText(actual) })
}
