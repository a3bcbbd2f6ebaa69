import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { carriedQuotes, channelTags, refusedQuotes, type Quote } from '@/model/order/quote'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ChannelCard } from '@/ui/shipping/ChannelCard'
import { ClosedChannelCard } from '@/ui/shipping/ClosedChannelCard'
import { QuotesHead } from '@/ui/shipping/QuotesHead'

import type { CalculateStore } from './CalculateStore'

import './QuoteList.scss'

interface Props {
  readonly store: CalculateStore
}

/** What each channel asks, cheapest first, then those that don't take the box. */
export const QuoteList = observer(function QuoteList({ store }: Props) {
  const { value: items, isUpdating, error } = store.quotes
  if (items === null && !isUpdating && !error) return null
  return (
    <View id="quotes" className="quote-list">
      <QuotesHead
        title={t('calculate.quotes')}
        aside={isUpdating && items !== null ? t('calculate.updating') : null}
      />
      <Prices store={store} />
    </View>
  )
})

const Prices = observer(function Prices({ store }: Props) {
  const { value: items, error } = store.quotes
  if (error) {
    return (
      <ErrorState
        text={errorText(error)}
        retryText={t('common.retry')}
        onRetry={() => void store.calculate()}
      />
    )
  }
  return items === null ? <ListSkeleton rows={4} /> : <Cards store={store} quotes={items} />
})

const Cards = observer(function Cards({ store, quotes }: Props & { readonly quotes: readonly Quote[] }) {
  const carried = carriedQuotes(quotes)
  const tags = channelTags(carried)
  return (
    <>
      {carried.length === 0 && <Notice tone="warning" text={t('calculate.none')} />}
      {carried.map((quote) => (
        <ChannelCard
          key={quote.channel.id}
          quote={quote}
          tags={tags.get(quote.channel.id) ?? []}
          isStale={store.quotes.isUpdating}
          onSelect={() => store.open(quote.channel.id)}
        />
      ))}
      {refusedQuotes(quotes).map((quote) => (
        <ClosedChannelCard key={quote.channel.id} quote={quote} parcels={[]} />
      ))}
      {carried.length > 0 && <Text className="quote-list__note">{t('calculate.note')}</Text>}
    </>
  )
})
