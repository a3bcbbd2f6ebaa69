import { accessibilityFaults, COLOUR_RULES } from './axe.ts'
import { expect } from './expect.ts'

import type { Page } from '@playwright/test'

/** Checks the accessibility of the screen as it is. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await accessibilityFaults(page), name).toEqual([])
}

/** Checks the screen's accessibility in the device's light and dark themes. */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, `${name}, light`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await accessibilityFaults(page, COLOUR_RULES), `${name}, dark`).toEqual([])
}
