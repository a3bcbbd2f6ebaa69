import { Text, View } from '@tarojs/components'

import { formatNumber } from '@/model/format/formatNumber'
import { currencySymbol } from '@/model/money/money'

import { MoneyText } from './MoneyText'

import './BarTotal.scss'

interface Props {
  /** Above the amount. */
  readonly label: string
  /** Decimal string; null for a dash. */
  readonly amount: string | null
  readonly currencyCode: string
  /** Below the amount. */
  readonly note?: string | undefined
}

/** The total on the left of an action bar; it rolls when it changes. */
export function BarTotal({ label, amount, currencyCode, note }: Props) {
  return (
    <View className="bar-total">
      <Text className="bar-total__label">{label}</Text>
      {amount === null ? (
        <Text className="bar-total__none">–</Text>
      ) : (
        <MoneyText size="l" symbol={currencySymbol(currencyCode)} amount={formatNumber(amount)} isRolling />
      )}
      {note !== undefined && <Text className="bar-total__label">{note}</Text>}
    </View>
  )
}
