import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/order'
import { closePage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown for an order that doesn't exist or belongs to somebody else. */
export const NoSuchOrder = observer(function NoSuchOrder() {
  return (
    <EmptyState
      illustration="search"
      text={t('order.notFound')}
      action={{ id: 'to-orders', text: t('order.toList'), onClick: () => void closePage('orderList') }}
    />
  )
})
