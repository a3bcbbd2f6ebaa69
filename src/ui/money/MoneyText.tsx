import { Text, View } from '@tarojs/components'

import './MoneyText.scss'

interface Props {
  readonly symbol: string
  /** Grouped and rounded already. */
  readonly amount: string
  readonly size?: 'm' | 'l' | undefined
}

/** An amount; its figures line up with those above and below. */
export function MoneyText({ symbol, amount, size = 'm' }: Props) {
  return (
    <View className={`money money--${size}`}>
      <Text className="money__symbol">{symbol}</Text>
      <Text className="money__amount">{amount}</Text>
    </View>
  )
}
