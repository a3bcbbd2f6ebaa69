import type { Page } from '@playwright/test'

/** Allows for rounding to whole pixels. */
const TOLERANCE = 0.02

export interface ShownPicture {
  readonly address: string
  readonly isLoaded: boolean
  readonly shownRatio: number
  readonly naturalRatio: number
  readonly fit: string
}

/** The pictures on screen. The browser doesn't load lazy ones that are beside it, such as the next slides of a carousel. */
export function picturesOn(page: Page): Promise<readonly ShownPicture[]> {
  return page
    .locator('img[src]')
    .visible()
    .evaluateAll(async (elements: HTMLImageElement[]) => {
      if (elements.length === 0) return []
      const entries = await new Promise<readonly IntersectionObserverEntry[]>((resolve) => {
        const observer = new IntersectionObserver(resolve)
        for (const image of elements) observer.observe(image)
      })
      const shown = entries.filter(({ isIntersecting }) => isIntersecting)
      return shown.map(({ target }) => {
        const image = target as HTMLImageElement
        return {
          address: new URL(image.src).pathname,
          isLoaded: image.complete && image.naturalWidth > 0,
          shownRatio: image.clientWidth / image.clientHeight,
          naturalRatio: image.naturalWidth / image.naturalHeight,
          fit: getComputedStyle(image).objectFit,
        }
      })
    })
}

/** Pictures whose aspect ratio on screen differs from their own. */
export const distortedPictures = (pictures: readonly ShownPicture[]) =>
  pictures.filter(
    ({ shownRatio, naturalRatio, fit }) =>
      !['cover', 'contain'].includes(fit) && Math.abs(shownRatio / naturalRatio - 1) > TOLERANCE,
  )
