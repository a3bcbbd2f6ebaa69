import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { transportOf } from '@/model/order/quote'
import { rateTo, type Channel } from '@/model/shipping/channel'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'
import { TransportIcon } from '@/ui/shipping/TransportIcon'

import { limitsText } from '../_shared/limitsText'
import type { ChannelListStore } from './ChannelListStore'
import { priceTexts } from './priceText'

import './RateCard.scss'

interface Props {
  readonly channel: Channel
  readonly store: ChannelListStore
}

/** A delivery method: how long it takes, what it charges and what it takes. */
export const RateCard = observer(function RateCard({ channel, store }: Props) {
  const { id, displayName, limits, goodsTypes } = channel
  const rate = rateTo(channel, store.regionGroupId)
  return (
    <Pressable id={`channel-${id}`} className="rate-card" onClick={() => void store.open(id)}>
      <TransportIcon transport={transportOf(channel)} />
      <View className="rate-card__words">
        <Text className="rate-card__name">{displayName}</Text>
        {rate && (
          <View className="rate-card__price">
            {priceTexts(rate.pricing, store.currencyCode).map((price) => (
              <Text key={price}>{price}</Text>
            ))}
          </View>
        )}
        <Text className="rate-card__fact">{timeAndTax(channel, store)}</Text>
        <Text className="rate-card__fact">{limitsText(limits)}</Text>
        <Text className="rate-card__fact rate-card__fact--goods">
          {goodsTypes.map((goods) => goods.displayName).join(' · ')}
        </Text>
      </View>
      <View className="rate-card__arrow">
        <Icon name="chevron-right" size="s" />
      </View>
    </Pressable>
  )
})

function timeAndTax(channel: Channel, { regionGroupId }: ChannelListStore): string {
  const days = rateTo(channel, regionGroupId)?.transitDays
  return [
    channel.shippingMethodType.displayName,
    days && t('channels.days', { from: days.minimum, to: days.maximum }),
    t(channel.isTaxIncluded ? 'quote.taxIncluded' : 'channels.plusTax'),
  ]
    .filter(Boolean)
    .join(' · ')
}
