import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { chargeableMeasure, chargedBy, roundedFrom } from '@/model/order/bill'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import { currencySymbol } from '@/model/money/money'
import type { CarriedQuote } from '@/model/order/quote'
import { MoneyText } from '@/ui/money/MoneyText'
import { Pressable } from '@/ui/control/Pressable'

import './ChannelCard.scss'

interface Props {
  readonly quote: CarriedQuote
  readonly isSelected: boolean
  /** Whether a new price is being requested. */
  readonly isStale: boolean
  readonly onSelect: () => void
}

/** A shipping channel: transit time, price and what the price is based on. */
export const ChannelCard = observer(function ChannelCard({ quote, isSelected, isStale, onSelect }: Props) {
  const { channel, bill } = quote
  const className = ['channel-card', isSelected && 'channel-card--selected', isStale && 'channel-card--stale']
    .filter(Boolean)
    .join(' ')
  return (
    <Pressable
      id={`channel-${channel.id}`}
      role="radio"
      className={className}
      isSelected={isSelected}
      onClick={onSelect}
    >
      <View className="channel-card__line">
        <Text className="channel-card__name">{channel.displayName}</Text>
        <View className="channel-card__price">
          <MoneyText symbol={currencySymbol(bill.currencyCode)} amount={formatNumber(bill.total)} />
        </View>
      </View>
      <Text className="channel-card__fact">{factsOf(quote)}</Text>
      <Text className="channel-card__fact">{chargedText(quote)}</Text>
      <Text className="channel-card__description">{channel.description}</Text>
    </Pressable>
  )
})

function factsOf({ shippingMethodType, transitDays, isTaxIncluded }: CarriedQuote): string {
  return [
    shippingMethodType.displayName,
    transitDays && t('order.channelDays', transitDays),
    isTaxIncluded && t('order.channelTaxIncluded'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function chargedText({ bill }: CarriedQuote): string {
  const charged = formatMeasure(chargeableMeasure(bill))
  const rounded = roundedFrom(bill)
  return rounded
    ? t(`bill.roundedUp.${rounded.by}`, { measured: formatMeasure(rounded.measured), charged })
    : t(`bill.charged.${chargedBy(bill)}`, { charged })
}
