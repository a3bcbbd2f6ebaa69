import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/storeOrder'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchStoreOrder } from '../../../_shared/NoSuchStoreOrder'
import { OrderActions } from './OrderActions'
import { OrderContent } from './OrderContent'
import { StoreOrderDetailStore } from './StoreOrderDetailStore'

/** Everything about one mall order. Each order gets a new store. */
export default observer(function StoreOrderDetailPage() {
  usePageTitle('title.storeOrderDetail')
  const { id = '' } = usePageParams('storeOrderDetail')
  return <OrderPage key={id} id={id} />
})

const OrderPage = observer(function OrderPage({ id }: { id: string }) {
  const { session } = useStores()
  const store = usePersonalStore((stores) => new StoreOrderDetailStore(stores, id))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst text={t('storeOrderList.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.order} notFound={<NoSuchStoreOrder />} onRetry={store.reload}>
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
