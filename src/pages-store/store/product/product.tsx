import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { closePage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ProductStore } from './ProductStore'
import { ProductView } from './ProductView'

export default observer(function ProductPage() {
  usePageTitle('title.product')
  const { locale } = useStores()
  const { id = '' } = usePageParams('product')
  const store = usePageStore((stores) => new ProductStore(stores, id))
  usePageRefresh(store.product.reload, locale.locale)
  useShareCard(() => ({
    title: store.product.value?.displayName ?? t('title.store'),
    url: routeUrl('product', { id }),
    picture: store.product.value?.shareImage,
  }))

  return (
    <Page isFlush width="wide">
      <ResourceView resource={store.product} notFound={<NoSuchProduct />}>
        {(product) => <ProductView product={product} store={store} />}
      </ResourceView>
    </Page>
  )
})

const NoSuchProduct = observer(function NoSuchProduct() {
  return (
    <EmptyState
      illustration="store"
      text={t('store.notFound')}
      action={{ text: t('title.store'), onClick: () => void closePage('store') }}
    />
  )
})
