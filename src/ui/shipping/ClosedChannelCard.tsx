import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { channelOpener, transportOf, type ChannelOpener, type Quote } from '@/model/order/quote'
import type { Parcel } from '@/model/parcel/parcel'

import { TransportIcon } from './TransportIcon'

import './ChannelCard.scss'

interface Props {
  readonly quote: Quote
  readonly parcels: readonly Parcel[]
}

/** A channel that can't carry the parcels: why, and what the customer can change. */
export const ClosedChannelCard = observer(function ClosedChannelCard({ quote, parcels }: Props) {
  const opener = channelOpener(quote, parcels)
  return (
    <View id={`closed-${quote.channel.id}`} className="channel-card channel-card--closed">
      <TransportIcon transport={transportOf(quote)} />
      <View className="channel-card__words">
        <Text className="channel-card__name">{quote.channel.displayName}</Text>
        <Text className="channel-card__fact">{quote.reason ?? ''}</Text>
        {opener && <Text className="channel-card__opener">{openerText(opener)}</Text>}
      </View>
    </View>
  )
})

function openerText(opener: ChannelOpener): string {
  if (opener.kind === 'receiving') return t(`quote.opener.receiving.${opener.method}`)
  const names = opener.parcels.map(({ declaredName, expressNumber }) =>
    t('quote.opener.quoted', { name: declaredName ?? expressNumber }),
  )
  return t('quote.opener.leaveOut', { names: names.join(' ') })
}
