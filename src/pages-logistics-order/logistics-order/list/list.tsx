import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/orderList'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { OrderListStore } from './OrderListStore'
import { OrderRow } from './OrderRow'
import { orderTabOf, orderTabs } from './orderTabs'

export default observer(function OrderListPage() {
  usePageTitle('title.orderList')
  const { status } = usePageParams('orderList')
  const { value: definitions } = useStores().statusDefinitions.logisticsOrder
  const store = usePersonalStore(
    (stores) => new OrderListStore(stores, orderTabOf(status, stores.statusDefinitions.logisticsOrder.value)),
  )
  return (
    <ListPage
      list={store.list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(order) => <OrderRow order={order} />}
      search={{ id: 'order-search', placeholder: t('orderList.search') }}
      head={<RulesCell />}
      tabs={orderTabs(definitions)}
      empty={<NoOrders store={store} />}
      signIn={<SignInFirst text={t('orderList.gate')} onSignIn={openLogin} />}
      reload={store.reload}
      refreshVisible={store.refreshVisible}
    />
  )
})

/** Leads to the rules that submit orders by themselves. */
const RulesCell = observer(function RulesCell() {
  return (
    <CellGroup>
      <Cell
        id="to-rules"
        icon="clock"
        title={t('orderList.rules')}
        description={t('orderList.rulesHint')}
        onClick={() => void openPage('rules')}
      />
    </CellGroup>
  )
})

/** Offers the way to a first order, unless a search or a status hides those there are. */
const NoOrders = observer(function NoOrders({ store: { list } }: { store: OrderListStore }) {
  if (list.filter !== '') return <EmptyState illustration="search" text={t('orderList.notFound')} />
  if (list.tab !== null) return <EmptyState illustration="parcel" text={t('orderList.noneHere')} />
  return (
    <EmptyState
      illustration="parcel"
      text={t('orderList.empty')}
      action={{ text: t('orderList.toParcels'), onClick: () => void openPage('parcelList') }}
    />
  )
})
