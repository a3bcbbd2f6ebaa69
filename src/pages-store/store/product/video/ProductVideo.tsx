import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { ProductVideo as Video } from '@/model/store/product'
import { assetUrl } from '@/platform/build/assetUrl'
import { VideoSurface } from '@/platform/video/VideoSurface'
import { usePageStore } from '@/stores/StoresContext'
import { Pressable } from '@/ui/control/Pressable'

import { VideoBar } from './VideoBar'
import { VideoIcon } from './VideoIcon'
import { VideoStore } from './VideoStore'

import './ProductVideo.scss'

interface Props {
  readonly id: string
  readonly video: Video
  /** False once the customer has swiped on to a picture. */
  readonly isOnScreen: boolean
}

/** Plays a product's video, with controls that hide while it plays. */
export const ProductVideo = observer(function ProductVideo({ id, video, isOnScreen }: Props) {
  const store = usePageStore(() => new VideoStore())
  useDidHide(store.pause)
  useEffect(() => {
    if (!isOnScreen) store.pause()
  }, [store, isOnScreen])

  const { isPlaying, hasStarted, areControlsShown } = store
  return (
    <View className={`product-video ${areControlsShown ? 'product-video--controls' : ''}`}>
      <VideoSurface
        id={id}
        className="product-video__surface"
        url={assetUrl(video.url)}
        poster={assetUrl(video.poster)}
        isMuted={store.isMuted}
        attach={store.attach}
        onPlay={store.played}
        onPause={store.paused}
        onTime={store.moved}
        onFail={store.failed}
      />
      <Pressable
        id="video-surface"
        className="product-video__cover"
        label={t('video.controls')}
        onClick={store.toggleControls}
      >
        {null}
      </Pressable>
      <View className="product-video__controls">
        <Pressable
          id="video-toggle"
          className="product-video__play"
          label={t(isPlaying ? 'video.pause' : 'video.play')}
          onClick={store.toggle}
        >
          <VideoIcon name={isPlaying ? 'pause' : 'play'} size="l" />
        </Pressable>
        {hasStarted && <VideoBar store={store} />}
      </View>
    </View>
  )
})
