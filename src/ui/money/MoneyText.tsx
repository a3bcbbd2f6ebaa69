import { Text, View } from '@tarojs/components'

import './MoneyText.scss'

interface Props {
  readonly symbol: string
  /** Already formatted. */
  readonly amount: string
  readonly size?: 'm' | 'l' | undefined
}

/** An amount in tabular figures. */
export function MoneyText({ symbol, amount, size = 'm' }: Props) {
  return (
    <View className={`money money--${size}`}>
      <Text className="money__symbol">{symbol}</Text>
      <Text className="money__amount">{amount}</Text>
    </View>
  )
}
