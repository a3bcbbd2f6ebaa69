import { accessibilityFaults, COLOUR_RULES } from './axe.ts'
import { expect } from './expect.ts'

import type { Page } from '@playwright/test'

/** Checks the screen's accessibility in the device's light and dark themes. */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await accessibilityFaults(page), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await accessibilityFaults(page, COLOUR_RULES), `${name}, dark`).toEqual([])
}

/**
 * Checks a chosen theme that differs from the device's: dark on light, as the app started, then light on
 * dark.
 */
export async function expectAccessibleAgainstDevice(page: Page, name: string): Promise<void> {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(root).toHaveClass(/theme-dark/)
  expect.soft(await accessibilityFaults(page), `${name}, dark on a light device`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await root.evaluate(({ classList }) => classList.replace('theme-dark', 'theme-light'))
  expect.soft(await accessibilityFaults(page, COLOUR_RULES), `${name}, light on a dark device`).toEqual([])
  await root.evaluate(({ classList }) => classList.replace('theme-light', 'theme-dark'))
}
