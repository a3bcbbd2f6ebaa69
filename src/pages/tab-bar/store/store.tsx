import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { PagedListView } from '@/ui/list/PagedListView'
import { ProductCard } from '@/ui/store/ProductCard'
import { SearchBox } from '@/ui/list/SearchBox'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'

import { StoreHomeStore } from './StoreHomeStore'

import './store.scss'

const ALL = 'all'

export default observer(function StorePage() {
  useTabPageTitle('title.store')
  const { locale } = useStores()
  const store = usePageStore((stores) => new StoreHomeStore(stores))
  usePageRefresh(store.reload, locale.locale)
  const { products } = store
  useShareCard(() => ({ title: t('share.storeTitle'), url: routeUrl('store', {}) }))
  useReachBottom(() => void products.list.loadMore())

  return (
    <Page>
      <SearchBox
        id="product-search"
        value={products.search}
        onChange={products.setSearch}
        onSubmit={(text) => void products.find(text)}
        placeholder={t('store.search')}
        clearText={t('common.clear')}
      />
      <StatusTabs
        tabs={[
          { key: ALL, text: t('common.all'), count: null },
          ...(store.categories.value ?? []).map(({ id, displayName }) => ({
            key: id,
            text: displayName,
            count: null,
          })),
        ]}
        selected={store.categoryId ?? ALL}
        onSelect={(key) => void store.selectCategory(key === ALL ? null : key)}
      />
      <View className="store-grid">
        <PagedListView
          list={products.list}
          renderItem={(product) => (
            <ProductCard
              key={product.id}
              product={product}
              onOpen={(id) => void openPage('product', { id })}
            />
          )}
          empty={<EmptyState illustration="store" text={t('store.empty')} hint={t('store.emptyHint')} />}
        />
      </View>
    </Page>
  )
})
