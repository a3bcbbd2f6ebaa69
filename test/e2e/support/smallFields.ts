import type { Page } from '@playwright/test'

/** An iPhone zooms into a field with a smaller font and doesn't zoom out again. */
const MIN_FONT_PX = 16

/** The fields on screen that an iPhone would zoom into. */
export function smallFields(page: Page): Promise<readonly string[]> {
  return page
    .locator('input, textarea')
    .visible()
    .evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
          .map((field) => field.outerHTML),
      MIN_FONT_PX,
    )
}
