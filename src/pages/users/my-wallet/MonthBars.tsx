import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { monthText } from '@/i18n/dayText'
import { barHeights, type BarHeights, type FundMonths } from '@/model/funds/fundAccount'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'

import { monthSums } from './entryTexts'

import './MonthBars.scss'

interface Props {
  readonly totals: FundMonths
  readonly onSelect: (month: string) => void
  /** For a filter: the chosen month, null for all. Without it, the current month stands out. */
  readonly selected?: string | null
}

/** Money in and out, month by month. */
export const MonthBars = observer(function MonthBars({ totals, onSelect, selected }: Props) {
  const heights = barHeights(totals.months)
  const strong = selected === undefined ? totals.today.slice(0, 7) : selected
  return (
    <View className="month-bars">
      <View className="month-bars__months">
        {totals.months.map((sums, index) => (
          <Pressable
            key={sums.month}
            id={`month-${sums.month}`}
            className={classOf(sums.month, strong)}
            label={monthSums(sums, totals)}
            role={selected === undefined ? 'button' : 'checkbox'}
            isSelected={selected === undefined ? undefined : sums.month === selected}
            onClick={() => onSelect(sums.month)}
          >
            <Pair heights={heights[index]} />
            <Text className="month-bars__name">{monthText(sums.month)}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
})

/** What the colours of the bars stand for. */
export const BarLegend = observer(function BarLegend() {
  return (
    <View className="bar-legend" {...semantics({ isHidden: true })}>
      <View className="bar-legend__mark bar-legend__mark--in" />
      <Text>{t('fundLog.in')}</Text>
      <View className="bar-legend__mark bar-legend__mark--out" />
      <Text>{t('fundLog.out')}</Text>
    </View>
  )
})

function Pair({ heights = { moneyIn: 0, moneyOut: 0 } }: { heights: BarHeights | undefined }) {
  return (
    <View className="month-bars__pair">
      <View className="month-bars__bar month-bars__bar--in" style={{ height: `${heights.moneyIn}%` }} />
      <View className="month-bars__bar month-bars__bar--out" style={{ height: `${heights.moneyOut}%` }} />
    </View>
  )
}

function classOf(month: string, strong: string | null): string {
  if (strong === null) return 'month-bars__month month-bars__month--strong'
  return `month-bars__month ${month === strong ? 'month-bars__month--strong month-bars__month--named' : ''}`.trim()
}
