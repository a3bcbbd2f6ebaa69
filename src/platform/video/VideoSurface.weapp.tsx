import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { VideoSurfaceProps } from './player'

/** A video without controls; WeChat's own are shown while it is full screen, because ours would be below it. */
export function VideoSurface(props: VideoSurfaceProps) {
  const { id, className, url, poster, isMuted, attach, onPlay, onPause, onTime, onFail } = props
  const [isFullScreen, setIsFullScreen] = useState(false)
  useEffect(() => {
    const context = Taro.createVideoContext(id)
    attach({
      play: () => context.play(),
      pause: () => context.pause(),
      seek: (time) => context.seek(time),
      enterFullScreen: () => context.requestFullScreen({}),
    })
    return () => attach(null)
  }, [id, attach])
  return (
    <Video
      id={id}
      className={className}
      src={url}
      poster={poster}
      muted={isMuted}
      controls={isFullScreen}
      showCenterPlayBtn={false}
      objectFit="cover"
      onPlay={onPlay}
      onPause={onPause}
      onEnded={onPause}
      onTimeUpdate={({ detail: { currentTime, duration } }) => onTime(Number(currentTime), Number(duration))}
      onFullscreenChange={({ detail }) => setIsFullScreen(Boolean(detail.fullScreen))}
      onError={onFail}
    />
  )
}
