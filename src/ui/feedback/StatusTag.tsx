import { Text, View } from '@tarojs/components'

import type { StatusTone } from '@/model/parcel/parcelGuidance'

import './StatusTag.scss'

interface Props {
  readonly tone: StatusTone
  readonly text: string
}

/** A status as a dot and a word, so that it never relies on colour alone. */
export function StatusTag({ tone, text }: Props) {
  return (
    <View className={`status-tag status-tag--${tone}`}>
      <View className="status-tag__dot" />
      <Text className="status-tag__text">{text}</Text>
    </View>
  )
}
