import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/billDifference'
import '@/i18n/packages/order'
import '@/i18n/packages/orderDetail'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchOrder } from '../../_shared/NoSuchOrder'

import { OrderActions } from './OrderActions'
import { OrderContent } from './OrderContent'
import { OrderDetailStore } from './OrderDetailStore'
import { orderCard, plainCard } from './orderCard'

/** Everything about one shipment order. Each order gets a new store. */
export default observer(function OrderDetailPage() {
  usePageTitle('title.orderDetail')
  const { id = '' } = usePageParams('orderDetail')
  return <OrderPage key={id} id={id} />
})

const OrderPage = observer(function OrderPage({ id }: { id: string }) {
  const { session } = useStores()
  const store = usePersonalStore((stores) => new OrderDetailStore(stores, id))
  usePageRefresh(store.reload, session.sessionCount)
  useShareCard(() => (store.order.value ? orderCard(store.order.value) : plainCard()))

  if (!session.isSignedIn) return <SignInFirst text={t('orderDetail.gate')} onSignIn={openLogin} />
  return (
    <Page width="wide">
      <ResourceView resource={store.order} notFound={<NoSuchOrder />} onRetry={store.reload}>
        {(order) => (
          <>
            <OrderContent store={store} order={order} />
            <OrderActions store={store} order={order} />
          </>
        )}
      </ResourceView>
    </Page>
  )
})
