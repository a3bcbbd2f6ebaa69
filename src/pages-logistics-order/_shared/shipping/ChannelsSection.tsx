import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { problemText } from '@/i18n/problemText'
import { carriedQuotes, channelTags, refusedQuotes, type Quote } from '@/model/order/quote'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { Notice } from '@/ui/feedback/Notice'
import { ChannelCard } from '@/ui/shipping/ChannelCard'
import { ClosedChannelCard } from '@/ui/shipping/ClosedChannelCard'
import { QuotesHead } from '@/ui/shipping/QuotesHead'

import type { ShippingEditor } from './ShippingEditor'

interface Props {
  readonly editor: ShippingEditor
  readonly onRetry: () => void
}

/** Channel prices, cheapest first, then the channels that can't carry the parcels. */
export const ChannelsSection = observer(function ChannelsSection({ editor, onRetry }: Props) {
  const { isUpdating, value: quotes } = editor.quotes
  return (
    <View id="field-transportationChannelId">
      <QuotesHead
        title={t('order.sectionChannels')}
        aside={isUpdating && quotes !== null ? t('order.channelsUpdating') : null}
      />
      <Problem editor={editor} />
      <Prices editor={editor} onRetry={onRetry} />
    </View>
  )
})

/** The server's error for the channel, or the reason why the chosen one can no longer carry the parcels. */
const Problem = observer(function Problem({ editor }: { editor: ShippingEditor }) {
  const { form, quote } = editor
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

const Prices = observer(function Prices({ editor, onRetry }: Props) {
  const { value: quotes, error } = editor.quotes
  if (error) return <ErrorState text={errorText(error)} retryText={t('common.retry')} onRetry={onRetry} />
  if (quotes) return <QuoteCards editor={editor} quotes={quotes} />
  if (editor.order.choice !== null || editor.order.isLoading) return <ListSkeleton rows={3} />
  const text = editor.address ? t('order.channelsParcelsFirst') : t('order.channelsAddressFirst')
  return <EmptyState illustration="parcel" text={text} />
})

const QuoteCards = observer(function QuoteCards({
  editor,
  quotes,
}: {
  editor: ShippingEditor
  quotes: readonly Quote[]
}) {
  const carried = carriedQuotes(quotes)
  const tags = channelTags(carried)
  const parcels = editor.order.parcels.flatMap(({ parcel }) => parcel ?? [])
  return (
    <>
      {carried.length === 0 && <Notice tone="warning" text={t('order.channelsNone')} />}
      {carried.map((quote) => (
        <ChannelCard
          key={quote.channel.id}
          quote={quote}
          tags={tags.get(quote.channel.id) ?? []}
          isSelected={quote.channel.id === editor.form.values.transportationChannelId}
          isStale={editor.quotes.isUpdating}
          onSelect={() => editor.chooseChannel(quote)}
        />
      ))}
      {refusedQuotes(quotes).map((quote) => (
        <ClosedChannelCard key={quote.channel.id} quote={quote} parcels={parcels} />
      ))}
    </>
  )
})
