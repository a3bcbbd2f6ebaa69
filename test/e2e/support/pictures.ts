import type { Page } from '@playwright/test'

/** Rounding of a box to whole pixels. */
const TOLERANCE = 0.02

export interface ShownPicture {
  readonly address: string
  readonly isLoaded: boolean
  readonly shownRatio: number
  readonly naturalRatio: number
  readonly fit: string
}

/** The pictures that can be seen. */
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

/** Those shown at another ratio than their own. */
export const squashed = (pictures: readonly ShownPicture[]) =>
  pictures.filter(
    ({ shownRatio, naturalRatio, fit }) =>
      !['cover', 'contain'].includes(fit) && Math.abs(shownRatio / naturalRatio - 1) > TOLERANCE,
  )
