/** jsdom has no layout, so nothing ever comes into view or changes size: these observers never fire. */
class InertIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds: readonly number[] = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

class InertResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let matching: string | null = null

/** Makes the device match this media query and no other, until the end of the test. */
export function matchOnly(media: string | null): void {
  matching = media
}

/** A device that matches no media query unless a test says so, and never changes. */
const matchMedia = (media: string) => ({
  media,
  matches: media === matching,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

/** Browser APIs that the app and Taro's web components need and jsdom lacks. */
export const layoutApis = {
  IntersectionObserver: InertIntersectionObserver,
  ResizeObserver: InertResizeObserver,
  matchMedia,
}
