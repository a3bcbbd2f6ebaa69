import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { returnToPage } from '@/navigation/navigate'
import type { Paid } from '@/stores/funds/BalancePayment'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'

import { textOf, titleOf } from './paidText'
interface Props {
  /** The order's ID. */
  readonly id: string
  readonly paid: Paid
  readonly onClose: (goOn?: () => Promise<void>) => void
}

export const PaidSheet = observer(function PaidSheet({ id, paid, onClose }: Props) {
  return (
    <SuccessSheet
      title={titleOf(paid)}
      text={textOf(paid)}
      next={{
        id: 'see-order',
        text: t('payOrder.seeOrder'),
        onClick: () => onClose(() => returnToPage('orderDetail', { id })),
      }}
      closeText={t('common.close')}
      onClose={() => onClose()}
    />
  )
})
