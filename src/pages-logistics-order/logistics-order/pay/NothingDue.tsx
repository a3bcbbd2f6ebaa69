import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { paymentState } from '@/model/order/payment'
import { closePage, returnToPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** An order that isn't waiting for money, and why. */
export const NothingDue = observer(function NothingDue({ order }: { order: LogisticsOrder }) {
  const { id, code, statusDisplayName } = order
  const state = paymentState(order)
  return (
    <EmptyState
      illustration="parcel"
      text={t(state === 'due' ? 'payOrder.state.notDue' : `payOrder.state.${state}`)}
      hint={t('payOrder.status', { code, status: statusDisplayName })}
      action={{
        id: 'see-order',
        text: t('payOrder.seeOrder'),
        onClick: () => void returnToPage('orderDetail', { id }),
      }}
    />
  )
})

export const NoSuchOrder = observer(function NoSuchOrder() {
  return (
    <EmptyState
      illustration="search"
      text={t('payOrder.notFound')}
      action={{ id: 'to-orders', text: t('pay.toOrders'), onClick: () => void closePage('orderList') }}
    />
  )
})
