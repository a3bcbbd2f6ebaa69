/** What the controls of a video can do with it. */
export interface Player {
  readonly play: () => void
  readonly pause: () => void
  /** @param time in seconds */
  readonly seek: (time: number) => void
  readonly enterFullScreen: () => void
}

export interface VideoSurfaceProps {
  /** Unique on all open pages. */
  readonly id: string
  readonly className: string
  readonly url: string
  readonly poster: string
  readonly isMuted: boolean
  /** Receives the player while the video is on the page; must be the same function each time. */
  readonly attach: (player: Player | null) => void
  readonly onPlay: () => void
  readonly onPause: () => void
  /** In seconds. */
  readonly onTime: (time: number, duration: number) => void
  readonly onFail: () => void
}

export interface SeekBarProps {
  readonly className: string
  /** For WeChat's slider, whose line takes no class. */
  readonly colours: { readonly line: string; readonly rest: string }
  readonly label: string
  /** In seconds. */
  readonly time: number
  readonly duration: number
  readonly onSeek: (time: number) => void
}
