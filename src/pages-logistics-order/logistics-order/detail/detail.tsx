import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/order'
import '@/i18n/packages/orderDetail'
import { closePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { OrderActions } from './OrderActions'
import { OrderContent } from './OrderContent'
import { OrderDetailStore } from './OrderDetailStore'

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

  if (!session.isSignedIn) return <SignInFirst text={t('orderDetail.gate')} onSignIn={openLogin} />
  return (
    <Page width="wide">
      <ResourceView resource={store.order} notFound={<NoSuchOrder />} onRetry={store.reload}>
        {(order) => (
          <>
            <OrderContent store={store} order={order} />
            <OrderActions order={order} />
          </>
        )}
      </ResourceView>
    </Page>
  )
})

const NoSuchOrder = observer(function NoSuchOrder() {
  return (
    <EmptyState
      illustration="search"
      text={t('orderDetail.notFound')}
      action={{ text: t('orderDetail.toList'), onClick: () => void closePage('orderList') }}
    />
  )
})
