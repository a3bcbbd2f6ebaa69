import type { Page } from '@playwright/test'

/** What a slow phone's browser lays out without a wait. */
export const MAX_NODES = 1_500

export const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
