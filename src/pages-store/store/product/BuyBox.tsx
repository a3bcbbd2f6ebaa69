import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { compareAmounts, currencySymbol, moneyText } from '@/model/money/money'
import { maxQuantity, type ProductDetail, type Sku } from '@/model/store/product'
import { routeUrl } from '@/navigation/routes'
import { ShareButton } from '@/ui/control/ShareButton'
import { Notice } from '@/ui/feedback/Notice'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'
import { StepperField } from '@/ui/form/StepperField'
import { Card } from '@/ui/layout/Card'
import { MoneyText } from '@/ui/money/MoneyText'

import { stockText } from '../../_shared/stockText'
import type { ProductStore } from './ProductStore'

interface Props {
  readonly product: ProductDetail
  readonly store: ProductStore
}

/** What it costs, and the choice of which and how many. */
export const BuyBox = observer(function BuyBox({ product, store }: Props) {
  const { id, displayName, skus, stock } = product
  const { sku } = store
  return (
    <>
      <Card>
        <Price product={product} sku={sku} />
        <Text className="product-name">{displayName}</Text>
        <Text className="product-summary">{product.summary}</Text>
        <View className="product-facts">
          <Text>{stockText(sku?.stock ?? stock)}</Text>
          {product.soldCount > 0 && <Text>{t('product.sold', { count: product.soldCount })}</Text>}
        </View>
        <ShareButton title={displayName} url={routeUrl('product', { id })} text={t('product.share')} />
      </Card>
      <Card>
        {skus.length > 1 && (
          <FormField label={t('product.options')}>
            <ChipGroup
              role="radio"
              options={skus.map((one) => ({ key: one.id, text: optionText(one, product) }))}
              selected={sku ? [sku.id] : []}
              onToggle={store.selectSku}
            />
          </FormField>
        )}
        {sku && (
          <FormField label={t('product.quantity')} help={stockText(sku.stock)}>
            <StepperField
              id="quantity"
              value={store.quantity}
              min={1}
              max={maxQuantity(sku)}
              label={t('product.quantity')}
              lessLabel={t('product.less')}
              moreLabel={t('product.more')}
              onChange={store.setQuantity}
            />
          </FormField>
        )}
      </Card>
      <Notice tone="brand" title={t('product.deliveryTitle')} text={t('product.deliveryHint')} />
    </>
  )
})

function Price({ product, sku }: { product: ProductDetail; sku: Sku | null }) {
  const { currencyCode, originalPrice } = product
  const price = sku?.price ?? product.price
  const isReduced = originalPrice !== null && compareAmounts(originalPrice, price) > 0
  return (
    <View className="product-price">
      <MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(price)} size="l" isRolling />
      {isReduced && <Text className="product-price__before">{moneyText(originalPrice, currencyCode)}</Text>}
    </View>
  )
}

/** With its price where the options differ in it. */
function optionText(
  { displayName: option, price, stock }: Sku,
  { skus, currencyCode }: ProductDetail,
): string {
  if (stock === 0) return t('product.optionSoldOut', { option })
  const isSame = skus.every((other) => compareAmounts(other.price, price) === 0)
  return isSame ? option : t('product.optionPrice', { option, price: moneyText(price, currencyCode) })
}
