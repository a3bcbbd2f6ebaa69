import { View } from '@tarojs/components'

import type { ImageBlock } from '@/model/content/contentBlock'
import { assetUrl } from '@/platform/build/assetUrl'
import { designLength } from '@/platform/device/screenSize'

import { Pressable } from '../control/Pressable'
import { Picture } from './Picture'

/** Of a frame whose picture's size isn't known. */
const USUAL = { width: 4, height: 3 }
/** Height of the tallest frame, relative to its width. */
const TALLEST = 4

interface Props {
  readonly picture: ImageBlock
  readonly onOpen: (url: string) => void
}

/** A picture whose frame has its proportions, so that nothing moves when it loads. */
export function ContentPicture({ picture, onOpen }: Props) {
  const { description, width, height } = picture
  const isKnown = width !== undefined && height !== undefined
  const shape = isKnown ? { width, height } : USUAL
  const url = assetUrl(picture.url)
  return (
    <View {...(isKnown && { style: { maxWidth: designLength(width) } })}>
      <Pressable label={description} onClick={() => onOpen(url)}>
        <View
          className="content-blocks__frame"
          style={{ paddingTop: `${Math.min(TALLEST, shape.height / shape.width) * 100}%` }}
        >
          <Picture
            className="content-blocks__picture"
            src={url}
            fit="contain"
            alternative={description}
            isLazy
          />
        </View>
      </Pressable>
    </View>
  )
}
