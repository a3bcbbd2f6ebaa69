import { Image, ScrollView, View } from '@tarojs/components'

import { assetUrl } from '@/platform/assetUrl'
import { previewImages } from '@/platform/imagePreview'

import './Gallery.scss'

/** A product's pictures, to swipe through; a tap shows one full screen. */
export function Gallery({ pictures }: { pictures: readonly string[] }) {
  const urls = pictures.map(assetUrl)
  return (
    <ScrollView className="gallery" scrollX enhanced pagingEnabled showScrollbar={false}>
      <View className="gallery__row">
        {urls.map((url, index) => (
          <Image
            key={url}
            className="gallery__picture"
            src={url}
            mode="aspectFill"
            onClick={() => previewImages(urls, index)}
          />
        ))}
      </View>
    </ScrollView>
  )
}
