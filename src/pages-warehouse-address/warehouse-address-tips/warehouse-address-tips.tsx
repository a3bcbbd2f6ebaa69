import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/warehousePages'
import { WAREHOUSE_TIPS } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { contentApi } from '@/stores/areas/contentApi'
import { ListStore } from '@/stores/list/ListStore'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, type Stores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { RowCard } from '@/ui/list/RowCard'

/** Tips for sending parcels to the warehouse; readable without signing in. */
export default observer(function WarehouseAddressTipsPage() {
  usePageTitle('title.warehouseAddressTips')
  const list = usePageStore(tips)
  useShareCard(() => ({
    title: t('title.warehouseAddressTips'),
    url: routeUrl('warehouseAddressTips', {}),
  }))
  return (
    <ListPage
      list={list}
      renderRow={({ id, displayTitle, summary }) => (
        <RowCard
          id={`tip-${id}`}
          icon="info"
          title={displayTitle}
          meta={summary}
          onClick={() => void openPage('warehouseAddressTipDetail', { id })}
        />
      )}
      empty={<NoTips />}
    />
  )
})

function tips(stores: Stores) {
  const api = contentApi(stores.api)
  return new ListStore(stores, {
    isPublic: true,
    fetch: (query) => api.listArticles({ ...query, categoryId: WAREHOUSE_TIPS }),
  })
}

const NoTips = observer(function NoTips() {
  return (
    <EmptyState
      illustration="search"
      text={t('addressTips.empty')}
      action={{
        id: 'to-service',
        text: t('addressTips.ask'),
        onClick: () => void openPage('customerService'),
      }}
    />
  )
})
