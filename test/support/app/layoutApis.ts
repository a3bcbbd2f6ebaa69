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

/** A device that matches no media query and never changes. */
const matchMedia = (media: string) => ({ media, matches: false, addEventListener: () => undefined })

/** Browser APIs that the app and Taro's web components need and jsdom lacks. */
export const layoutApis = {
  IntersectionObserver: InertIntersectionObserver,
  ResizeObserver: InertResizeObserver,
  matchMedia,
}
