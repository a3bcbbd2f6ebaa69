import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { SeekBar } from '@/platform/video/SeekBar'
import { PHOTO_COLOURS } from '@/styles/canvasColours'
import { Pressable } from '@/ui/control/Pressable'

import { VideoIcon } from './VideoIcon'
import type { VideoStore } from './VideoStore'

/** Where the video is, its sound, and the way to see it larger. */
export const VideoBar = observer(function VideoBar({ store }: { store: VideoStore }) {
  const { time, duration, isMuted, hasFailed } = store
  if (hasFailed) return <Text className="product-video__failed">{t('video.failed')}</Text>
  return (
    <View className="product-video__bar">
      <Text className="product-video__time">{clockText(time)}</Text>
      <SeekBar
        className="product-video__seek"
        colours={PHOTO_COLOURS}
        label={t('video.progress')}
        time={time}
        duration={duration}
        onSeek={store.seek}
      />
      <Text className="product-video__time">{clockText(duration)}</Text>
      <Pressable
        id="video-mute"
        className="product-video__button"
        label={t(isMuted ? 'video.unmute' : 'video.mute')}
        onClick={store.toggleMuted}
      >
        <VideoIcon name={isMuted ? 'muted' : 'sound'} />
      </Pressable>
      <Pressable
        id="video-full-screen"
        className="product-video__button"
        label={t('video.fullScreen')}
        onClick={store.enterFullScreen}
      >
        <VideoIcon name="full-screen" />
      </Pressable>
    </View>
  )
})

/** "1:05" */
function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
