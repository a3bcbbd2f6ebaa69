import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/storeOrder'
import { closePage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown for an order that doesn't exist or belongs to somebody else. */
export const NoSuchStoreOrder = observer(function NoSuchStoreOrder() {
  return (
    <EmptyState
      illustration="search"
      text={t('storeOrder.notFound')}
      action={{
        id: 'to-store-orders',
        text: t('storeOrder.toList'),
        onClick: () => void closePage('storeOrderList'),
      }}
    />
  )
})
