import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/storeOrder'
import { StoreOrderStatus } from '@/model/enumerations/store'
import type { StoreOrder } from '@/model/store/storeOrder'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import type { ListStore } from '@/stores/list/ListStore'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { StoreOrderListStore } from './StoreOrderListStore'
import { StoreOrderRow } from './StoreOrderRow'

export default observer(function StoreOrderListPage() {
  usePageTitle('title.storeOrderList')
  const { status } = usePageParams('storeOrderList')
  const { list } = usePersonalStore((stores) => new StoreOrderListStore(stores, status))
  return (
    <ListPage
      list={list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(order) => <StoreOrderRow order={order} />}
      search={{ id: 'store-order-search', placeholder: t('storeOrderList.search') }}
      tabs={Object.values(StoreOrderStatus).map((key) => ({ key, text: t(`storeOrder.status.${key}`) }))}
      empty={<NoOrders list={list} />}
      signIn={<SignInFirst text={t('storeOrderList.gate')} onSignIn={openLogin} />}
    />
  )
})

/** Offers the way to the mall, unless a search or a status hides the orders there are. */
const NoOrders = observer(function NoOrders({ list }: { list: ListStore<StoreOrder, StoreOrderStatus> }) {
  if (list.filter !== '') return <EmptyState illustration="search" text={t('storeOrderList.notFound')} />
  if (list.tab !== null) return <EmptyState illustration="store" text={t('storeOrderList.noneHere')} />
  return (
    <EmptyState
      illustration="store"
      text={t('storeOrderList.empty')}
      action={{ text: t('storeOrderList.toStore'), onClick: () => void openPage('store') }}
    />
  )
})
