import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { currencySymbol } from '@/model/money/money'
import type { Product } from '@/model/store/product'
import { assetUrl } from '@/platform/build/assetUrl'

import { MoneyText } from '../money/MoneyText'
import { Picture } from '../media/Picture'
import { Pressable } from '../control/Pressable'

import './ProductCard.scss'

interface Props {
  readonly product: Product
  readonly onOpen: (id: string) => void
}

/** A product in a grid or in a row of recommendations. */
export const ProductCard = observer(function ProductCard({ product, onOpen }: Props) {
  const { id, displayName, image, price, currencyCode, stock } = product
  return (
    <Pressable
      id={`product-${id}`}
      className={`product-card ${stock === 0 ? 'product-card--sold-out' : ''}`}
      onClick={() => onOpen(id)}
    >
      <Picture className="product-card__picture" src={assetUrl(image)} fit="cover" isLazy />
      <Text className="product-card__name">{displayName}</Text>
      <View className="product-card__foot">
        <MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(price)} />
        {stock === 0 && <Text className="product-card__note">{t('store.soldOut')}</Text>}
      </View>
    </Pressable>
  )
})
