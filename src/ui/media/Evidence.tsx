import { Text, View } from '@tarojs/components'

import { Picture } from './Picture'
import { Pressable } from '../control/Pressable'

import './Evidence.scss'

interface Props {
  readonly photos: readonly { readonly url: string; readonly caption: string }[]
  readonly onPreview: (index: number) => void
}

/** Photos as proof, with captions; a tap opens one full screen. */
export function Evidence({ photos, onPreview }: Props) {
  return (
    <View className="evidence">
      {photos.map(({ url, caption }, index) => (
        <Pressable key={url} className="evidence__photo" label={caption} onClick={() => onPreview(index)}>
          <View className="evidence__frame">
            <Picture className="evidence__picture" src={url} fit="contain" isLazy />
          </View>
          {caption !== '' && <Text className="evidence__caption">{caption}</Text>}
        </Pressable>
      ))}
    </View>
  )
}
