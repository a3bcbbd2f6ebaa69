import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { compareAmounts, currencySymbol, moneyText } from '@/model/money/money'
import type { Bill } from '@/model/order/bill'
import { compareBills, type ComparedLine } from '@/model/order/billComparison'
import type { PackedBox } from '@/model/order/orderDetail'
import { MoneyText } from '@/ui/money/MoneyText'

import { causeText, workingText } from './billTexts'

import './ComparedBill.scss'

interface Props {
  readonly estimate: Bill
  readonly actual: Bill
  readonly boxes: readonly PackedBox[]
}

/** Two columns of amounts, with the cause of every difference and how the weight was worked out. */
export const ComparedBill = observer(function ComparedBill({ estimate, actual, boxes }: Props) {
  const { lines, difference } = compareBills(estimate, actual)
  const { currencyCode } = actual
  return (
    <View className="compared-bill">
      <View className="compared-bill__row">
        <Text className="compared-bill__heading">{t('orderDetail.bill')}</Text>
        <Text className="compared-bill__estimate">{t('orderDetail.estimated')}</Text>
        <Text className="compared-bill__column">{t('orderDetail.actual')}</Text>
      </View>
      {lines.map((line, index) => (
        <Line key={`${index}-${line.kind}`} line={line} currencyCode={currencyCode} />
      ))}
      <View className="compared-bill__row compared-bill__row--total">
        <Text className="compared-bill__name compared-bill__name--total">{t('bill.total')}</Text>
        <Text className="compared-bill__estimate">{moneyText(estimate.total, estimate.currencyCode)}</Text>
        <MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(actual.total)} size="l" />
      </View>
      <Text className="compared-bill__note">{differenceText(difference, currencyCode)}</Text>
      <View className="compared-bill__working">
        {workingText(actual, boxes).map((text) => (
          <Text key={text} className="compared-bill__step">
            {text}
          </Text>
        ))}
      </View>
    </View>
  )
})

interface LineProps {
  readonly line: ComparedLine
  readonly currencyCode: string
}

const Line = observer(function Line({ line, currencyCode }: LineProps) {
  const amountText = (amount: string | null) =>
    amount === null ? t('orderDetail.none') : moneyText(amount, currencyCode)
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
      {line.cause === null ? (
        <Text className="compared-bill__how">{line.explanation}</Text>
      ) : (
        <Text className="compared-bill__cause">{causeText(line.cause)}</Text>
      )}
    </View>
  )
})

function differenceText(difference: string, currencyCode: string): string {
  const sign = compareAmounts(difference, '0')
  if (sign === 0) return t('orderDetail.same')
  const amount = moneyText(difference.replace('-', ''), currencyCode)
  return t(sign > 0 ? 'orderDetail.more' : 'orderDetail.less', { difference: amount })
}
