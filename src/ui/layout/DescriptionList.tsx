import { Text, View } from '@tarojs/components'

import './DescriptionList.scss'

interface Props {
  readonly entries: readonly { readonly term: string; readonly text: string }[]
}

/** Pairs of term and text. */
export function DescriptionList({ entries }: Props) {
  return (
    <View className="description-list">
      {entries.map(({ term, text }) => (
        <View key={term} className="description-list__entry">
          <Text className="description-list__term">{term}</Text>
          <Text className="description-list__text">{text}</Text>
        </View>
      ))}
    </View>
  )
}
