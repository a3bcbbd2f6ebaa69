import { Text, View } from '@tarojs/components'

import './EndOfList.scss'

/** Tells the customer that there are no more rows to load. */
export function EndOfList({ text }: { readonly text: string }) {
  return (
    <View className="end-of-list">
      <Text className="end-of-list__text">{text}</Text>
    </View>
  )
}
