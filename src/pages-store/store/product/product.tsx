import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/product'
import { moneyText } from '@/model/money/money'
import type { ProductDetail } from '@/model/store/product'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchProduct } from '../../_shared/NoSuchProduct'
import { ProductSkeleton } from './ProductSkeleton'
import { ProductStore } from './ProductStore'
import { ProductView } from './ProductView'

/** Each product gets a new store. */
export default observer(function ProductPage() {
  usePageTitle('title.product')
  const { id = '' } = usePageParams('product')
  return <OneProduct key={id} id={id} />
})

const OneProduct = observer(function OneProduct({ id }: { id: string }) {
  const { locale } = useStores()
  const store = usePageStore((stores) => new ProductStore(stores, id))
  const { product } = store
  usePageRefresh(product.reload, locale.locale)
  useShareCard(() => ({
    title: product.value ? cardTitle(product.value) : t('title.store'),
    url: routeUrl('product', { id }),
    picture: product.value?.shareImage,
  }))

  return (
    <Page isFlush width="wide">
      <ResourceView resource={product} skeleton={<ProductSkeleton />} notFound={<NoSuchProduct />}>
        {(value) => <ProductView product={value} store={store} />}
      </ResourceView>
    </Page>
  )
})

function cardTitle({ displayName, price, currencyCode }: ProductDetail): string {
  return t('product.card', { name: displayName, price: moneyText(price, currencyCode) })
}
