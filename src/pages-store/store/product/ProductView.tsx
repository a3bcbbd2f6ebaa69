import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { currencySymbol, moneyText } from '@/model/money/money'
import type { ProductDetail } from '@/model/store/product'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { routeUrl } from '@/navigation/routes'
import { ShareButton } from '@/ui/control/ShareButton'
import { Card } from '@/ui/layout/Card'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { ContentBlocks } from '@/ui/media/ContentBlocks'
import { MoneyText } from '@/ui/money/MoneyText'
import { Notice } from '@/ui/feedback/Notice'

import { Gallery } from './Gallery'
import type { ProductStore } from './ProductStore'

import './ProductView.scss'

const LOW_STOCK = 10

interface Props {
  readonly product: ProductDetail
  readonly store: ProductStore
}

export const ProductView = observer(function ProductView({ product, store }: Props) {
  const { displayName, summary, currencyCode, originalPrice, gallery, image, skus, detail } = product
  const { sku } = store
  return (
    <View className="product">
      <Gallery pictures={gallery.length > 0 ? gallery : [image]} label={displayName} />
      <View className="product-body">
        <Card>
          <View className="product-price">
            <MoneyText
              symbol={currencySymbol(currencyCode)}
              amount={formatNumber(sku?.price ?? product.price)}
              size="l"
            />
            {originalPrice !== null && (
              <Text className="product-price__before">{moneyText(originalPrice, currencyCode)}</Text>
            )}
          </View>
          <Text className="product-name">{displayName}</Text>
          <Text className="product-summary">{summary}</Text>
          <Text className="product-stock">{stockText(sku?.stock ?? product.stock)}</Text>
          <ShareButton
            title={displayName}
            url={routeUrl('product', { id: product.id })}
            text={t('store.share')}
          />
        </Card>
        {skus.length > 1 && (
          <Card title={t('store.options')}>
            <ChipGroup
              options={skus.map(({ id, displayName: name }) => ({ key: id, text: name }))}
              selected={sku ? [sku.id] : []}
              onToggle={store.selectSku}
            />
          </Card>
        )}
        <Notice tone="brand" title={t('store.deliveryTitle')} text={t('store.deliveryHint')} />
        <Card title={t('store.detail')}>
          <ContentBlocks blocks={detail} linkDoor={contentLinkDoor} />
        </Card>
      </View>
    </View>
  )
})

function stockText(stock: number): string {
  if (stock === 0) return t('store.soldOut')
  return stock <= LOW_STOCK ? t('store.lowStock', { count: stock }) : t('store.inStock', { count: stock })
}
