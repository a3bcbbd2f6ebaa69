import { Text, View } from '@tarojs/components'

import './QuotesHead.scss'

interface Props {
  readonly title: string
  /** Status text at the right end. */
  readonly aside: string | null
}

/** The heading above the channels and their prices. */
export function QuotesHead({ title, aside }: Props) {
  return (
    <View className="quotes-head">
      <Text className="quotes-head__title">{title}</Text>
      {aside !== null && <Text className="quotes-head__aside">{aside}</Text>}
    </View>
  )
}
