import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { FundMonths } from '@/model/funds/fundAccount'
import { Notice } from '@/ui/feedback/Notice'

import { monthSums } from './entryTexts'
import type { FundAccountLogStore } from './FundAccountLogStore'
import { BarLegend, MonthBars } from './MonthBars'

import './MonthFilter.scss'

/** Bars of the last months. A tap shows one month's entries, another tap all again. */
export const MonthFilter = observer(function MonthFilter({ store }: { store: FundAccountLogStore }) {
  const { value, error, reload } = store.months
  return (
    <View id="months" className="month-filter">
      {value && <Bars store={store} totals={value} />}
      {!value && error && (
        <Notice
          tone="warning"
          text={t('fundLog.monthsFailed')}
          action={{ text: t('common.retry'), onClick: () => void reload() }}
        />
      )}
    </View>
  )
})

const Bars = observer(function Bars({ store, totals }: { store: FundAccountLogStore; totals: FundMonths }) {
  const { month } = store
  const sums = totals.months.find((one) => one.month === month)
  const [scrollLeft] = useState(() => firstScroll(totals, month))
  return (
    <>
      <ScrollView
        className="month-filter__scroll"
        scrollX
        enhanced
        showScrollbar={false}
        scrollLeft={scrollLeft}
      >
        <MonthBars totals={totals} selected={month} onSelect={(one) => void store.toggleMonth(one)} />
      </ScrollView>
      <View className="month-filter__foot">
        <Text className="month-filter__sums">{sums && monthSums(sums, totals)}</Text>
        <BarLegend />
      </View>
    </>
  )
})

/** More than the bars' width, to scroll to their end. */
const END = 1_000

/** Scrolls to the later half of the months, unless the chosen month is in the earlier half. */
function firstScroll({ months }: FundMonths, month: string | null): number {
  const index = months.findIndex((one) => one.month === month)
  return index >= 0 && index < months.length / 2 ? 0 : END
}
