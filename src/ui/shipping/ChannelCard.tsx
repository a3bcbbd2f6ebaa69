import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { dayRangeText } from '@/i18n/dayText'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import { currencySymbol } from '@/model/money/money'
import { chargeableMeasure, chargedBy, roundedFrom } from '@/model/order/bill'
import { transportOf, type CarriedQuote, type ChannelTag } from '@/model/order/quote'
import { Pressable } from '../control/Pressable'
import { MoneyText } from '../money/MoneyText'

import { TransportIcon } from './TransportIcon'

import './ChannelCard.scss'

interface Props {
  readonly quote: CarriedQuote
  readonly tags: readonly ChannelTag[]
  /** For a choice; without it, the card opens something. */
  readonly isSelected?: boolean
  /** Whether a new price is being requested. */
  readonly isStale: boolean
  readonly onSelect: () => void
}

/** A shipping channel with its price: when it arrives, what it costs and what the price is based on. */
export const ChannelCard = observer(function ChannelCard({
  quote,
  tags,
  isSelected,
  isStale,
  onSelect,
}: Props) {
  const { channel, bill } = quote
  const isChoice = isSelected !== undefined
  const className = ['channel-card', isSelected && 'channel-card--selected', isStale && 'channel-card--stale']
    .filter(Boolean)
    .join(' ')
  return (
    <Pressable
      id={`channel-${channel.id}`}
      role={isChoice ? 'radio' : 'button'}
      className={className}
      isSelected={isSelected}
      onClick={onSelect}
    >
      {isChoice && <View className="channel-card__radio" />}
      <TransportIcon transport={transportOf(quote)} />
      <View className="channel-card__words">
        <View className="channel-card__line">
          <Text className="channel-card__name">{channel.displayName}</Text>
          <View className="channel-card__price">
            <MoneyText symbol={currencySymbol(bill.currencyCode)} amount={formatNumber(bill.total)} />
          </View>
        </View>
        <Tags tags={tags} />
        <Text className="channel-card__fact">{factsOf(quote)}</Text>
        <Text className="channel-card__fact">{chargedText(quote)}</Text>
      </View>
    </Pressable>
  )
})

const Tags = observer(function Tags({ tags }: Pick<Props, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <View className="channel-card__tags">
      {tags.map((tag) => (
        <Text key={tag} className={`channel-card__tag channel-card__tag--${tag}`}>
          {t(`quote.tag.${tag}`)}
        </Text>
      ))}
    </View>
  )
})

function factsOf({ arrival, isTaxIncluded, shippingMethodType }: CarriedQuote): string {
  const days = arrival && dayRangeText(arrival.earliest, arrival.latest)
  return [
    days === null ? shippingMethodType.displayName : t('quote.arrives', { days }),
    isTaxIncluded && t('quote.taxIncluded'),
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
