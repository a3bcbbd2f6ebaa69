import { Text, View } from '@tarojs/components'

import { RollingText } from './RollingText'

import './MoneyText.scss'

interface Props {
  readonly symbol: string
  /** Already formatted. */
  readonly amount: string
  readonly size?: 'm' | 'l' | undefined
  /** Whether it rolls when the customer's choice changes it. */
  readonly isRolling?: boolean
}

/** An amount in tabular figures. */
export function MoneyText({ symbol, amount, size = 'm', isRolling = false }: Props) {
  return (
    <View className={`money money--${size}`}>
      <Text className="money__symbol">{symbol}</Text>
      {isRolling ? (
        <RollingText className="money__amount" text={amount} />
      ) : (
        <Text className="money__amount">{amount}</Text>
      )}
    </View>
  )
}
