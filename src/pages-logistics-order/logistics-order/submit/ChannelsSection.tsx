import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { problemText } from '@/i18n/problemText'
import { carriedQuotes, channelTags, refusedQuotes, type Quote } from '@/model/order/quote'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { Notice } from '@/ui/feedback/Notice'

import { ChannelCard } from './ChannelCard'
import { ClosedChannelCard } from './ClosedChannelCard'
import type { OrderSketch } from './OrderSketch'

import './ChannelsSection.scss'

interface Props {
  readonly sketch: OrderSketch
  readonly onRetry: () => void
}

/** Channel prices, cheapest first, then the channels that can't carry the parcels. */
export const ChannelsSection = observer(function ChannelsSection({ sketch, onRetry }: Props) {
  const { isUpdating, quotes } = sketch.quotes
  return (
    <View id="field-transportationChannelId" className="channels">
      <View className="channels__head">
        <Text className="channels__title">{t('order.sectionChannels')}</Text>
        {isUpdating && quotes !== null && (
          <Text className="channels__aside">{t('order.channelsUpdating')}</Text>
        )}
      </View>
      <Problem sketch={sketch} />
      <Prices sketch={sketch} onRetry={onRetry} />
    </View>
  )
})

/** The server's error for the channel, or the reason why the chosen one can no longer carry the parcels. */
const Problem = observer(function Problem({ sketch }: { sketch: OrderSketch }) {
  const { form, quote } = sketch
  const problem = form.problems.transportationChannelId
  if (problem) return <Notice tone="danger" text={problemText(problem)} />
  if (!quote || quote.bill) return null
  const { channel, reason } = quote
  return (
    <Notice
      tone="danger"
      text={t('order.channelRefused', { name: channel.displayName, reason: reason ?? '' })}
    />
  )
})

const Prices = observer(function Prices({ sketch, onRetry }: Props) {
  const { quotes, error } = sketch.quotes
  if (error) return <ErrorState text={errorText(error)} retryText={t('common.retry')} onRetry={onRetry} />
  if (quotes) return <Quotes sketch={sketch} quotes={quotes} />
  if (isWaiting(sketch)) return <ListSkeleton rows={3} />
  const text = sketch.address ? t('order.channelsParcelsFirst') : t('order.channelsAddressFirst')
  return <EmptyState illustration="parcel" text={text} />
})

/** Whether prices are still to come. */
function isWaiting({ choice, choices }: OrderSketch): boolean {
  return choice !== null || choices.parcels.value === null || choices.addresses.value === null
}

const Quotes = observer(function Quotes({
  sketch,
  quotes,
}: {
  sketch: OrderSketch
  quotes: readonly Quote[]
}) {
  const carried = carriedQuotes(quotes)
  const tags = channelTags(carried)
  const parcels = sketch.parcels.flatMap(({ parcel }) => parcel ?? [])
  return (
    <>
      {carried.length === 0 && <Notice tone="warning" text={t('order.channelsNone')} />}
      {carried.map((quote) => (
        <ChannelCard
          key={quote.channel.id}
          quote={quote}
          tags={tags.get(quote.channel.id) ?? []}
          isSelected={quote.channel.id === sketch.form.values.transportationChannelId}
          isStale={sketch.quotes.isUpdating}
          onSelect={() => sketch.chooseChannel(quote)}
        />
      ))}
      {refusedQuotes(quotes).map((quote) => (
        <ClosedChannelCard key={quote.channel.id} quote={quote} parcels={parcels} />
      ))}
    </>
  )
})
