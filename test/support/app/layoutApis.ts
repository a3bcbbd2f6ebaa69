/** jsdom lays nothing out, so nothing ever comes into view or changes its size: these only take orders. */
class NeverSeen implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly thresholds: readonly number[] = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A device without wishes, which never changes. */
const matchMedia = (media: string) => ({ media, matches: false, addEventListener: () => undefined })

/** What the app and Taro's web components expect of a browser and jsdom does not have. */
export const layoutApis = { IntersectionObserver: NeverSeen, ResizeObserver: NeverResized, matchMedia }
