import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/mall'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { ProductCard } from '@/ui/store/ProductCard'

import { useMineBadge } from '../_shared/useMineBadge'
import { SortBar } from './SortBar'
import { StoreHomeStore } from './StoreHomeStore'

import './store.scss'

export default observer(function StorePage() {
  useTabPageTitle('title.store')
  useMineBadge()
  const store = usePageStore((stores) => new StoreHomeStore(stores))
  useShareCard(() => ({ title: t('share.storeTitle'), url: routeUrl('store', {}) }))
  return (
    <ListPage
      list={store.products}
      isGrid
      width="wide"
      renderRow={(product) => (
        <ProductCard product={product} onOpen={(id) => void openPage('product', { id })} />
      )}
      search={{ id: 'product-search', placeholder: t('mall.search') }}
      tabs={(store.categories.value ?? []).map(({ id, displayName }) => ({ key: id, text: displayName }))}
      note={<SortBar sorting={store.sorting} onSort={(sorting) => void store.sortBy(sorting)} />}
      empty={<EmptyState illustration="store" text={t('mall.empty')} hint={t('mall.emptyHint')} />}
      reload={store.reload}
      refreshVisible={store.refreshVisible}
    />
  )
})
