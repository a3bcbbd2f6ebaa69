import { ScrollView, View } from '@tarojs/components'

import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/control/Pressable'

import './Gallery.scss'

interface Props {
  readonly pictures: readonly string[]
  /** Text alternative for screen readers. */
  readonly label: string
}

/** Product pictures to swipe through; tapping one opens it full screen. */
export function Gallery({ pictures, label }: Props) {
  const urls = pictures.map(assetUrl)
  return (
    <ScrollView className="gallery" scrollX enhanced pagingEnabled showScrollbar={false}>
      <View className="gallery__row">
        {urls.map((url, index) => (
          <Pressable
            key={url}
            className="gallery__frame"
            label={label}
            onClick={() => previewImages(urls, index)}
          >
            <Picture className="gallery__picture" src={url} fit="cover" />
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
