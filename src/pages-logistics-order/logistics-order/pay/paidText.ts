import { t } from '@/i18n'
import { compareAmounts, moneyText } from '@/model/money/money'
import type { Paid } from '@/stores/funds/BalancePayment'

export function titleOf(paid: Paid): string {
  return t(isFree(paid) ? 'payOrder.doneFree' : 'pay.done')
}

export function textOf(paid: Paid): string {
  if (isFree(paid)) return t('payOrder.doneFreeText')
  const { total, balance, currencyCode } = paid
  return t('payOrder.doneText', {
    total: moneyText(total, currencyCode),
    balance: moneyText(balance, currencyCode),
  })
}

function isFree({ total }: Paid): boolean {
  return compareAmounts(total, '0') === 0
}
