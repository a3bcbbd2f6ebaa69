import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { problemText } from '@/i18n/problemText'
import { carriedQuotes, refusedQuotes, type Quote } from '@/model/order/quote'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { Notice } from '@/ui/feedback/Notice'

import { ChannelCard } from './ChannelCard'
import type { OrderSketch } from './OrderSketch'

interface Props {
  readonly sketch: OrderSketch
  readonly onRetry: () => void
}

/** Channel prices, cheapest first. Channels that can't carry the parcels are collapsed, with the reason. */
export const ChannelsSection = observer(function ChannelsSection({ sketch, onRetry }: Props) {
  const { isUpdating, quotes } = sketch.quotes
  return (
    <Card
      id="field-transportationChannelId"
      title={t('order.sectionChannels')}
      aside={isUpdating && quotes !== null ? t('order.channelsUpdating') : undefined}
    >
      <Problem sketch={sketch} />
      <Prices sketch={sketch} onRetry={onRetry} />
    </Card>
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
  const refused = refusedQuotes(quotes)
  return (
    <>
      {carried.length === 0 && <Notice tone="warning" text={t('order.channelsNone')} />}
      {carried.map((quote) => (
        <ChannelCard
          key={quote.channel.id}
          quote={quote}
          isSelected={quote.channel.id === sketch.form.values.transportationChannelId}
          isStale={sketch.quotes.isUpdating}
          onSelect={() => sketch.chooseChannel(quote)}
        />
      ))}
      {refused.length > 0 && <Refused quotes={refused} isOpenAtFirst={carried.length === 0} />}
    </>
  )
})

interface RefusedProps {
  readonly quotes: readonly Quote[]
  readonly isOpenAtFirst: boolean
}

const Refused = observer(function Refused({ quotes, isOpenAtFirst }: RefusedProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpenAtFirst)
  return (
    <View id="refused-channels">
      <Button id="fold-refused" kind="text" size="m" block onClick={() => setIsUnfolded(!isUnfolded)}>
        {isUnfolded ? t('common.less') : t('order.channelsRefused', { count: quotes.length })}
      </Button>
      {isUnfolded && (
        <DescriptionList
          entries={quotes.map(({ channel, reason }) => ({ term: channel.displayName, text: reason ?? '' }))}
        />
      )}
    </View>
  )
})
