import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { compareAmounts, currencySymbol, moneyText, subtractAmounts } from '@/model/money/money'
import type { Bill, ComparedLine } from '@/model/order/bill'
import { compareBills } from '@/model/order/billComparison'
import { MoneyText } from '@/ui/money/MoneyText'

import './ComparedBill.scss'

interface Props {
  readonly before: Bill
  readonly after: Bill
  readonly texts: {
    readonly title: string
    readonly before: string
    readonly after: string
    readonly same: string
    readonly more: (difference: string) => string
    readonly less: (difference: string) => string
  }
  /** Shown below an amount that has changed, in place of how it is computed. */
  readonly renderDifference?: (line: ComparedLine, index: number) => ReactNode
  /** Below the total. */
  readonly children?: ReactNode
}

/** Two bills side by side, and the difference between their totals. */
export const ComparedBill = observer(function ComparedBill(props: Props) {
  const { before, after, texts, renderDifference, children } = props
  const lines = after.comparison ?? compareBills(before, after)
  const { currencyCode } = after
  return (
    <View className="compared-bill">
      <View className="compared-bill__row">
        <Text className="compared-bill__heading">{texts.title}</Text>
        <Text className="compared-bill__estimate">{texts.before}</Text>
        <Text className="compared-bill__column">{texts.after}</Text>
      </View>
      {lines.map((line, index) => (
        <Line key={`${index}-${line.kind}`} line={line} currencyCode={currencyCode}>
          {line.differences.length > 0 && renderDifference?.(line, index)}
        </Line>
      ))}
      <View className="compared-bill__row compared-bill__row--total">
        <Text className="compared-bill__name compared-bill__name--total">{t('bill.total')}</Text>
        <Text className="compared-bill__estimate">{moneyText(before.total, before.currencyCode)}</Text>
        <MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(after.total)} size="l" />
      </View>
      <Text className="compared-bill__note">
        {differenceText(subtractAmounts(after.total, before.total), currencyCode, texts)}
      </Text>
      {children}
    </View>
  )
})

interface LineProps {
  readonly line: ComparedLine
  readonly currencyCode: string
  /** In place of how the amount is computed. */
  readonly children: ReactNode
}

const Line = observer(function Line({ line, currencyCode, children }: LineProps) {
  const amountText = (amount: string | null) =>
    amount === null ? t('bill.none') : moneyText(amount, currencyCode)
  const isDiscount = (line.actual ?? line.estimated ?? '').startsWith('-')
  return (
    <View className="compared-bill__line">
      <View className="compared-bill__row">
        <Text className="compared-bill__name">{line.displayName}</Text>
        <Text className="compared-bill__estimate">{amountText(line.estimated)}</Text>
        <Text className={`compared-bill__actual ${isDiscount ? 'compared-bill__actual--discount' : ''}`}>
          {amountText(line.actual)}
        </Text>
      </View>
      {children || (line.actual !== null && <Text className="compared-bill__how">{line.explanation}</Text>)}
    </View>
  )
})

/** Says how much the total has changed. */
export function differenceText(
  difference: string,
  currencyCode: string,
  { same, more, less }: Pick<Props['texts'], 'same' | 'more' | 'less'>,
): string {
  const sign = compareAmounts(difference, '0')
  if (sign === 0) return same
  const amount = moneyText(difference.replace('-', ''), currencyCode)
  return sign > 0 ? more(amount) : less(amount)
}
