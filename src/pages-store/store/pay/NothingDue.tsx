import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isExpired, storePaymentState, type StoreOrderDetail } from '@/model/store/storeOrder'
import { returnToPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** An order that isn't waiting for money, and why. */
export const NothingDue = observer(function NothingDue({ order }: { order: StoreOrderDetail }) {
  const { id, code, statusDisplayName } = order
  return (
    <EmptyState
      illustration="parcel"
      text={t(`payStoreOrder.state.${stateOf(order)}`)}
      hint={t('payStoreOrder.status', { code, status: statusDisplayName })}
      action={{
        id: 'to-order',
        text: t('payStoreOrder.seeOrder'),
        onClick: () => void returnToPage('storeOrderDetail', { id }),
      }}
    />
  )
})

function stateOf(order: StoreOrderDetail): 'paid' | 'expired' | 'cancelled' | 'notDue' {
  if (isExpired(order)) return 'expired'
  const state = storePaymentState(order)
  return state === 'due' ? 'notDue' : state
}
