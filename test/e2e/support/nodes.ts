import type { Page } from '@playwright/test'

/** Number of nodes that a slow phone's browser lays out without a noticeable delay. */
export const MAX_NODES = 1_500

export const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
