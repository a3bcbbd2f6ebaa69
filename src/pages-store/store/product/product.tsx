import { useShareAppMessage } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { closePage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { assetUrl } from '@/platform/assetUrl'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/EmptyState'
import { Page } from '@/ui/Page'
import { ResourceView } from '@/ui/ResourceView'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { ProductStore } from './ProductStore'
import { ProductView } from './ProductView'

export default observer(function ProductPage() {
  usePageTitle('title.product')
  const { locale } = useStores()
  const { id = '' } = usePageParams('product')
  const store = usePageStore((stores) => new ProductStore(stores, id))
  usePageRefresh(store.product.reload, locale.locale)
  useShareAppMessage(() => {
    const product = store.product.value
    return {
      title: product?.displayName ?? t('title.store'),
      path: routeUrl('product', { id }),
      ...(product && { imageUrl: assetUrl(product.image) }),
    }
  })

  return (
    <Page isFlush>
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
