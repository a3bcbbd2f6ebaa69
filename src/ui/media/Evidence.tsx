import { Text, View } from '@tarojs/components'

import { Picture } from './Picture'
import { Pressable } from '../control/Pressable'

import './Evidence.scss'

interface Props {
  readonly photos: readonly { readonly url: string; readonly caption: string }[]
  readonly onPreview: (index: number) => void
  /** Next to the caption, to show that the photo opens. */
  readonly viewText?: string | undefined
}

/** Photos as proof, with captions; a tap opens one full screen. */
export function Evidence({ photos, onPreview, viewText }: Props) {
  return (
    <View className="evidence">
      {photos.map(({ url, caption }, index) => (
        <Pressable
          key={url}
          className="evidence__photo"
          {...(caption === '' && { label: viewText })}
          onClick={() => onPreview(index)}
        >
          <View className="evidence__frame">
            <Picture className="evidence__picture" src={url} fit="contain" isLazy />
          </View>
          {caption !== '' && (
            <View className="evidence__caption">
              <Text className="evidence__words">{caption}</Text>
              {viewText !== undefined && <Text className="evidence__view">{viewText}</Text>}
            </View>
          )}
        </Pressable>
      ))}
    </View>
  )
}
