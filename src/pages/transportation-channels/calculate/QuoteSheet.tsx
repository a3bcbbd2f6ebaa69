import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { dayRangeText } from '@/i18n/dayText'
import type { CarriedQuote } from '@/model/order/quote'
import { boxText } from '@/model/shipping/box'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Sheet } from '@/ui/layout/Sheet'
import { Bill } from '@/ui/money/Bill'

import { limitsText } from '../_shared/limitsText'
import type { CalculateStore } from './CalculateStore'

import './QuoteSheet.scss'

interface Props {
  readonly store: CalculateStore
}

/** How a quote comes about, when the box would arrive, and a way to keep the quote. */
export const QuoteSheet = observer(function QuoteSheet({ store }: Props) {
  const { opened } = store
  return (
    <Sheet
      isOpen={opened !== null}
      title={opened?.channel.displayName ?? ''}
      closeText={t('common.close')}
      onClose={() => store.open(null)}
    >
      {opened && <Content store={store} quote={opened} />}
    </Sheet>
  )
})

const Content = observer(function Content({ store, quote }: Props & { readonly quote: CarriedQuote }) {
  const isKept = store.isKept(quote)
  return (
    <>
      <Card>
        <DescriptionList entries={factsOf(quote, store)} />
      </Card>
      <Card title={t('calculate.bill')}>
        <Bill bill={quote.bill} isTyped />
      </Card>
      <View className="quote-sheet__keep">
        <Button id="keep-quote" kind="secondary" block isDisabled={isKept} onClick={() => store.keep(quote)}>
          {t(isKept ? 'calculate.kept' : 'calculate.keep')}
        </Button>
      </View>
    </>
  )
})

function factsOf(quote: CarriedQuote, { destination, form }: CalculateStore) {
  const { arrival, transitDays, limits, isTaxIncluded } = quote
  return [
    { term: t('channels.destination'), text: destination ?? '' },
    { term: t('calculate.box'), text: boxText(form.values) },
    arrival && { term: t('calculate.arrival'), text: dayRangeText(arrival.earliest, arrival.latest) },
    transitDays && {
      term: t('channels.transit'),
      text: t('channels.days', { from: transitDays.minimum, to: transitDays.maximum }),
    },
    { term: t('channels.limits'), text: limitsText(limits) },
    isTaxIncluded && { term: t('channels.tax'), text: t('channels.taxIncluded') },
  ].filter((entry) => entry !== null && entry !== false)
}
