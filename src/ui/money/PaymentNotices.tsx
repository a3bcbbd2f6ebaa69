import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { BalancePayment } from '@/stores/funds/BalancePayment'

import { Notice } from '../feedback/Notice'

interface Props {
  readonly payment: Pick<BalancePayment, 'isUnsure' | 'totalChange'>
  readonly currencyCode: string
}

/** What to know before paying again. The page must load the texts of `packages/pay`. */
export const PaymentNotices = observer(function PaymentNotices({ payment, currencyCode }: Props) {
  const { isUnsure, totalChange } = payment
  return (
    <>
      {isUnsure && <Notice tone="warning" title={t('pay.unsure')} text={t('pay.unsureHint')} />}
      {totalChange && (
        <Notice
          tone="warning"
          text={t('pay.totalChanged', {
            from: moneyText(totalChange.from, currencyCode),
            to: moneyText(totalChange.to, currencyCode),
          })}
        />
      )}
    </>
  )
})
