import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { KilogramPrice } from '@/model/content/homeContent'
import { formatMeasure } from '@/model/format/formatMeasure'
import { currencySymbol } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'

import { Block } from './Block'

import './Prices.scss'

/** What a kilogram costs at least to a few destinations, and the way to the calculator. */
export const Prices = observer(function Prices({ prices }: { prices: Resource<readonly KilogramPrice[]> }) {
  useEffect(() => void prices.ensure(), [prices])
  return (
    <Block
      name="prices"
      resource={prices}
      title={t('home.prices')}
      action={{
        id: 'all-prices',
        text: t('home.pricesAll'),
        onClick: () => void openPage('deliveryMethods'),
      }}
    >
      {(items) => (
        <View className="prices">
          <View className="prices__tiles">
            {items.map((price) => (
              <PriceTile key={price.regionGroupId} price={price} />
            ))}
          </View>
          <Pressable
            id="to-calculator"
            className="prices__calculator"
            onClick={() => void openPage('calculate')}
          >
            <Icon name="calculator" />
            <View className="prices__words">
              <Text className="prices__action">{t('home.toCalculator')}</Text>
              <Text className="prices__hint">{t('home.toCalculatorHint')}</Text>
            </View>
            <Icon name="chevron-right" size="s" />
          </Pressable>
        </View>
      )}
    </Block>
  )
})

const PriceTile = observer(function PriceTile({ price: offer }: { price: KilogramPrice }) {
  const { regionGroupId, regionGroupDisplayName, price, currencyCode, transitDays } = offer
  const method = offer.shippingMethodTypeDisplayName
  return (
    <Pressable
      id={`price-${regionGroupId}`}
      className="prices__tile"
      onClick={() => void openPage('deliveryMethods', { to: regionGroupId })}
    >
      <Text className="prices__place">{regionGroupDisplayName}</Text>
      <Text className="prices__price">
        {t('home.fromPrice', { price: currencySymbol(currencyCode) + formatMeasure(Number(price)) })}
      </Text>
      <Text className="prices__hint">
        {t('home.priceDays', { method, from: transitDays.minimum, to: transitDays.maximum })}
      </Text>
    </Pressable>
  )
})
