import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ProductDetail } from '@/model/store/product'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { Card } from '@/ui/layout/Card'
import { ContentBlocks } from '@/ui/media/ContentBlocks'

import { BuyBar } from './BuyBar'
import { BuyBox } from './BuyBox'
import { Gallery } from './Gallery'
import type { ProductStore } from './ProductStore'

import './ProductView.scss'

interface Props {
  readonly product: ProductDetail
  readonly store: ProductStore
}

export const ProductView = observer(function ProductView({ product, store }: Props) {
  const { id, displayName, gallery, image, video, detail } = product
  return (
    <View className="product">
      <Gallery id={id} pictures={gallery.length > 0 ? gallery : [image]} video={video} label={displayName} />
      <View className="product-body product-body--buy">
        <BuyBox product={product} store={store} />
        <BuyBar product={product} store={store} />
      </View>
      <View className="product-body product-body--detail">
        <Card title={t('product.detail')}>
          <ContentBlocks blocks={detail} linkDoor={contentLinkDoor} />
        </Card>
      </View>
    </View>
  )
})
