import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { StoreOrder } from '@/model/store/storeOrder'
import { replacePage, returnToPage } from '@/navigation/navigate'
import type { Paid } from '@/stores/funds/BalancePayment'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'

interface Props {
  readonly order: StoreOrder
  readonly paid: Paid
  readonly onClose: (goOn?: () => Promise<void>) => void
}

export const PaidSheet = observer(function PaidSheet({ order, paid, onClose }: Props) {
  const { id, parcelId } = order
  const { total, balance, currencyCode } = paid
  const seeOrder = {
    id: 'see-order',
    text: t('payStoreOrder.seeOrder'),
    onClick: () => onClose(() => returnToPage('storeOrderDetail', { id })),
  }
  const seeParcel = parcelId !== null && {
    id: 'see-parcel',
    text: t('payStoreOrder.seeParcel'),
    onClick: () => onClose(() => replacePage('parcelDetail', { id: parcelId })),
  }
  return (
    <SuccessSheet
      title={t('pay.done')}
      text={t('payStoreOrder.doneText', {
        total: moneyText(total, currencyCode),
        balance: moneyText(balance, currencyCode),
      })}
      next={seeParcel || seeOrder}
      others={seeParcel ? [seeOrder] : []}
      closeText={t('common.close')}
      onClose={() => onClose()}
    />
  )
})
