import { chromium, type Browser } from '@playwright/test'

import { BROWSER_FLAGS, findBrowser } from '../../../scripts/browser.mts'

/** Path of this machine's browser, or null. */
export const chromiumPath = findBrowser()

/** Starts a headless browser that makes no network calls of its own. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    args: BROWSER_FLAGS,
    ...(chromiumPath !== null && { executablePath: chromiumPath }),
  })
}
