import { useCallback } from 'react'

import type { Player, VideoSurfaceProps } from './player'

/** Only the phone's own player can be full screen on an iPhone. */
interface IphoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void
}

/** A video without controls. Nothing of it is loaded before it is played. */
export function VideoSurface(props: VideoSurfaceProps) {
  const { id, className, url, poster, isMuted, attach, onPlay, onPause, onTime, onFail } = props
  const take = useCallback((video: HTMLVideoElement | null) => attach(video && playerOf(video)), [attach])
  return (
    <video
      ref={take}
      id={id}
      className={className}
      src={url}
      poster={poster}
      muted={isMuted}
      preload="none"
      playsInline
      onPlay={onPlay}
      onPause={onPause}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => onTime(currentTime, duration)}
      onError={onFail}
    />
  )
}

function playerOf(video: IphoneVideo): Player {
  return {
    // A refusal also comes as an error event or leaves the video paused.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seek: (time) => {
      video.currentTime = time
    },
    enterFullScreen: () => void toggleFullScreen(video),
  }
}

/** Its parent, so that our controls are shown there too. */
async function toggleFullScreen(video: IphoneVideo): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  const frame = video.parentElement
  if (frame && 'requestFullscreen' in frame) return frame.requestFullscreen()
  video.webkitEnterFullscreen?.()
}
