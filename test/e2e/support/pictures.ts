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

/** The visible pictures. */
export function picturesOn(page: Page): Promise<readonly ShownPicture[]> {
  return page
    .locator('img[src]')
    .visible()
    .evaluateAll((elements: HTMLImageElement[]) =>
      elements.map((image) => ({
        address: new URL(image.src).pathname,
        isLoaded: image.complete && image.naturalWidth > 0,
        shownRatio: image.clientWidth / image.clientHeight,
        naturalRatio: image.naturalWidth / image.naturalHeight,
        fit: getComputedStyle(image).objectFit,
      })),
    )
}

/** Pictures whose aspect ratio on screen differs from their own. */
export const distortedPictures = (pictures: readonly ShownPicture[]) =>
  pictures.filter(
    ({ shownRatio, naturalRatio, fit }) =>
      !['cover', 'contain'].includes(fit) && Math.abs(shownRatio / naturalRatio - 1) > TOLERANCE,
  )
