import { makeAutoObservable } from 'mobx'

import type { Player } from '@/platform/video/player'

/** How long the controls stay after the last touch (spec section 9). */
const HIDE_AFTER_MS = 3_000

/** What a video does, and whether its controls are shown: for a while after a touch, and as long as it's paused. */
export class VideoStore {
  isPlaying = false
  isMuted = false
  hasFailed = false
  /** Whether it has been played; until then, its poster is shown. */
  hasStarted = false
  areControlsShown = true
  /** In seconds. */
  time = 0
  duration = 0

  private player: Player | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<this, 'player' | 'timer'>(this, { player: false, timer: false }, { autoBind: true })
  }

  attach(player: Player | null): void {
    this.player = player
  }

  toggle(): void {
    if (this.isPlaying) this.player?.pause()
    else this.start()
  }

  pause(): void {
    if (this.isPlaying) this.player?.pause()
  }

  toggleMuted(): void {
    this.isMuted = !this.isMuted
    this.touch()
  }

  seek(time: number): void {
    this.time = time
    this.player?.seek(time)
    this.touch()
  }

  enterFullScreen(): void {
    this.player?.enterFullScreen()
    this.touch()
  }

  /** The customer has touched the video or its controls. */
  touch(): void {
    this.areControlsShown = true
    this.hideLater()
  }

  /** The customer has touched the video beside its controls. */
  toggleControls(): void {
    if (this.areControlsShown && this.isPlaying) this.areControlsShown = false
    else this.touch()
  }

  played(): void {
    this.isPlaying = true
    this.hasStarted = true
    this.touch()
  }

  paused(): void {
    this.isPlaying = false
    this.touch()
  }

  moved(time: number, duration: number): void {
    this.time = time
    if (duration > 0) this.duration = duration
  }

  failed(): void {
    this.isPlaying = false
    this.hasFailed = true
    this.touch()
  }

  dispose(): void {
    clearTimeout(this.timer)
  }

  private start(): void {
    this.hasFailed = false
    this.player?.play()
  }

  private hideLater(): void {
    clearTimeout(this.timer)
    if (this.isPlaying) this.timer = setTimeout(this.hide, HIDE_AFTER_MS)
  }

  private hide(): void {
    this.areControlsShown = false
  }
}
