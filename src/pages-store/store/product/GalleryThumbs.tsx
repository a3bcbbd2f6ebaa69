import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { useIsDesktop } from '@/platform/device/desktop'
import { Pressable } from '@/ui/control/Pressable'
import { Picture } from '@/ui/media/Picture'

import { VideoIcon } from './video/VideoIcon'

interface Props {
  readonly thumbs: readonly { readonly url: string; readonly isVideo: boolean }[]
  /** The one on show. */
  readonly index: number
  readonly onOpen: (index: number) => void
}

/** Small pictures that lead to the large ones, on desktops: a mouse can't swipe. */
export const GalleryThumbs = observer(function GalleryThumbs({ thumbs, index, onOpen }: Props) {
  if (!useIsDesktop()) return null
  const pictureCount = thumbs.filter(({ isVideo }) => !isVideo).length
  return (
    <View className="gallery__thumbs">
      {thumbs.map(({ url, isVideo }, place) => (
        <Pressable
          key={`${url}-${place}`}
          id={`thumb-${place}`}
          role="radio"
          className={`gallery__thumb ${place === index ? 'gallery__thumb--on' : ''}`}
          label={
            isVideo
              ? t('product.video')
              : t('product.picture', {
                  number: place + 1 - (thumbs.length - pictureCount),
                  count: pictureCount,
                })
          }
          isSelected={place === index}
          onClick={() => onOpen(place)}
        >
          <Picture className="gallery__small" src={url} fit="cover" />
          {isVideo && (
            <View className="gallery__play">
              <VideoIcon name="play" />
            </View>
          )}
        </Pressable>
      ))}
    </View>
  )
})
