import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { ProductVideo as Video } from '@/model/store/product'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/control/Pressable'

import { GalleryThumbs } from './GalleryThumbs'
import { ProductVideo } from './video/ProductVideo'

import './Gallery.scss'

interface Props {
  /** The product's. */
  readonly id: string
  readonly pictures: readonly string[]
  /** Comes before the pictures. */
  readonly video: Video | null
  /** Text alternative for screen readers. */
  readonly label: string
}

/** A product's video and pictures to swipe through; tapping a picture opens it full screen. */
export const Gallery = observer(function Gallery({ id, pictures, video, label }: Props) {
  const [index, setIndex] = useState(0)
  const [target, setTarget] = useState('')
  const urls = pictures.map(assetUrl)
  const frameOf = (place: number) => `frame-${id}-${place}`
  const pictureAt = video ? 1 : 0
  const count = urls.length + pictureAt

  return (
    <View className="gallery">
      <ScrollView
        className="gallery__frames"
        scrollX
        scrollWithAnimation
        enhanced
        pagingEnabled
        showScrollbar={false}
        scrollIntoView={target}
        onScroll={({ detail: { scrollLeft, scrollWidth } }) => {
          setIndex(Math.max(0, Math.min(count - 1, Math.round((scrollLeft * count) / scrollWidth) || 0)))
        }}
      >
        <View className="gallery__row">
          {video && (
            <View id={frameOf(0)} className="gallery__frame">
              <ProductVideo id={`video-${id}`} video={video} isOnScreen={index === 0} />
            </View>
          )}
          {urls.map((url, place) => (
            <Pressable
              key={url}
              id={frameOf(place + pictureAt)}
              className="gallery__frame"
              label={t('product.picture', { number: place + 1, count: urls.length })}
              onClick={() => previewImages(urls, place)}
            >
              <Picture className="gallery__picture" src={url} fit="cover" alternative={label} />
            </Pressable>
          ))}
        </View>
      </ScrollView>
      {count > 1 && (
        <>
          <Text className="gallery__count">{t('product.count', { number: index + 1, count })}</Text>
          <GalleryThumbs
            thumbs={[
              ...(video ? [{ url: assetUrl(video.poster), isVideo: true }] : []),
              ...urls.map((url) => ({ url, isVideo: false })),
            ]}
            index={index}
            onOpen={(place) => setTarget(frameOf(place))}
          />
        </>
      )}
    </View>
  )
})
