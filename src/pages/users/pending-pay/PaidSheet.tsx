import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'

import type { PaidEntries } from './PendingPayStore'

interface Props {
  readonly paid: PaidEntries
  readonly onClose: (goOn?: () => Promise<void>) => void
}

export const PaidSheet = observer(function PaidSheet({ paid, onClose }: Props) {
  const { count, total, balance, currencyCode } = paid
  const amounts = { total: moneyText(total, currencyCode), balance: moneyText(balance, currencyCode) }
  return (
    <SuccessSheet
      title={t('pay.done')}
      text={t('pendingPay.doneText', { count, ...amounts })}
      next={{
        id: 'see-orders',
        text: t('pendingPay.toOrders'),
        onClick: () => onClose(() => openPage('orderList')),
      }}
      closeText={t('common.close')}
      onClose={() => onClose()}
    />
  )
})
