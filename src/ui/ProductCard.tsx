import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/formatNumber'
import { currencySymbol } from '@/model/money'
import type { Product } from '@/model/product'
import { assetUrl } from '@/platform/assetUrl'

import { MoneyText } from './MoneyText'
import { Picture } from './Picture'
import { Pressable } from './Pressable'

import './ProductCard.scss'

interface Props {
  readonly product: Product
  readonly onOpen: (id: string) => void
}

/** A product in a grid or a row of picks. */
export const ProductCard = observer(function ProductCard({ product, onOpen }: Props) {
  const { id, displayName, image, price, currencyCode, stock } = product
  return (
    <Pressable id={`product-${id}`} className="product-card" onClick={() => onOpen(id)}>
      <Picture className="product-card__picture" src={assetUrl(image)} fit="cover" isLazy />
      <Text className="product-card__name">{displayName}</Text>
      <View className="product-card__foot">
        <MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(price)} />
        {stock === 0 && <Text className="product-card__note">{t('store.soldOut')}</Text>}
      </View>
    </Pressable>
  )
})
