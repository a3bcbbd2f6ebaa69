import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { contentApi } from '@/stores/areas/contentApi'
import { t } from '@/i18n'
import '@/i18n/packages/warehousePages'
import { WAREHOUSE_TIPS } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { PagedList } from '@/stores/list/PagedList'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { PagedListView } from '@/ui/list/PagedListView'
import { RowCard } from '@/ui/list/RowCard'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

/** What to mind when having parcels sent to the warehouse; anybody may read it. */
export default observer(function WarehouseAddressTipsPage() {
  usePageTitle('title.warehouseAddressTips')
  const { locale } = useStores()
  const list = usePageStore(
    ({ api }) =>
      new PagedList((range) => contentApi(api).listArticles({ ...range, categoryId: WAREHOUSE_TIPS })),
  )
  usePageRefresh(list.reload, locale.locale)
  useShareCard(() => ({
    title: t('title.warehouseAddressTips'),
    url: routeUrl('warehouseAddressTips', {}),
  }))
  useReachBottom(() => void list.loadMore())

  return (
    <Page>
      <PagedListView
        list={list}
        renderItem={({ id, displayTitle, summary }) => (
          <RowCard
            key={id}
            id={`tip-${id}`}
            icon="info"
            title={displayTitle}
            meta={summary}
            onClick={() => void openPage('warehouseAddressTipDetail', { id })}
          />
        )}
        empty={<NoTips />}
      />
    </Page>
  )
})

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
