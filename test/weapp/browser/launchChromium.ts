import { chromium, type Browser } from '@playwright/test'

import { BROWSER_FLAGS, findBrowser } from '../../../scripts/browser.mts'

/** The browser of this machine, or null. */
export const chromiumPath = findBrowser()

/** Starts it without a window, and without anything that calls out. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    args: BROWSER_FLAGS,
    ...(chromiumPath !== null && { executablePath: chromiumPath }),
  })
}
