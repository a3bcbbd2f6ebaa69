import { isReadingPositions, withPosition } from '@/model/content/readingPositions'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'
import { jumpTo, placeOnPage } from '@/platform/page/placeOnPage'
import { readStored, writeStored } from '@/platform/storage/storage'

const STORAGE_KEY = 'readingPositions'
/** The app may be killed at any time, so the position is stored while the reader scrolls. */
const STORE_EVERY_MS = 300
/** Pictures may load after the text is shown, and move the place that the reader returned to. */
const SETTLING_CHECKS = 8
const SETTLING_CHECK_MS = 250

let created = 0

/** Remembers how far a text was read, if that's more than a screen, and returns there. */
export class ReadingTracker {
  /** For the element that contains the text. Its own, because several texts may be open, one above the other. */
  readonly elementId = `text-${created}`

  private timer: ReturnType<typeof setTimeout> | undefined
  /** Where `resume` has put the page. */
  private target: number | null = null
  private isJumping = false
  /** Whether the reader has scrolled by themselves, or left. */
  private isOnTheirOwn = false

  constructor(private readonly url: string) {
    created += 1
  }

  /** Call when the page was scrolled, by the reader or by `resume`. */
  follow(scrollTop: number): void {
    const isOurs = this.isJumping || (this.target !== null && Math.abs(scrollTop - this.target) <= 1)
    if (!isOurs) this.isOnTheirOwn = true
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      void this.store()
    }, STORE_EVERY_MS)
  }

  /** Returns to where the reader stopped, and stays there while pictures load, until the reader scrolls. */
  async resume(): Promise<void> {
    const part = readPositions().find(({ url }) => url === this.url)?.part
    if (part === undefined) return
    for (let check = 0; check < SETTLING_CHECKS && !this.isOnTheirOwn; check += 1) {
      await this.goTo(part)
      await new Promise((resolve) => setTimeout(resolve, SETTLING_CHECK_MS))
    }
  }

  /** Stops correcting the position. */
  dispose(): void {
    this.isOnTheirOwn = true
  }

  private async goTo(part: number): Promise<void> {
    const place = await placeOnPage(this.elementId)
    if (!place || place.height === 0) return
    const target = Math.round(place.top + part * place.height)
    if (Math.abs(place.scrollTop - target) <= 1) return
    this.isJumping = true
    await jumpTo(this.elementId, target)
    // A page that is too short stops before the target.
    this.target = (await placeOnPage(this.elementId))?.scrollTop ?? target
    this.isJumping = false
  }

  private async store(): Promise<void> {
    const place = await placeOnPage(this.elementId)
    if (!place || place.height === 0) return
    const { scrollTop, top, height } = place
    const isFar = toDesignPx(scrollTop) > viewHeight()
    const part = Math.min((scrollTop - top) / height, 1)
    writeStored(STORAGE_KEY, withPosition(readPositions(), this.url, isFar && part > 0 ? part : null))
  }
}

function readPositions() {
  return readStored(STORAGE_KEY, isReadingPositions) ?? []
}
