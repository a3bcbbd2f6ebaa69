import { Text, View } from '@tarojs/components'

import './EndOfList.scss'

/** Says that a list is not still loading: this was all. */
export function EndOfList({ text }: { readonly text: string }) {
  return (
    <View className="end-of-list">
      <Text className="end-of-list__text">{text}</Text>
    </View>
  )
}
