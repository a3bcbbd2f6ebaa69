import type { Page, Request } from '@playwright/test'

import { expect, LIMIT_MS } from './expect.ts'

const POLL_INTERVAL_MS = [20, 50, 100]

/** Tracks requests in flight. Playwright's `networkidle` is reached once per document and never resets. */
export class PendingRequests {
  private readonly pending = new Set<Request>()
  private sent = 0

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      // A new document cancels the previous one's requests.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.pending.clear()
      this.pending.add(request)
      this.sent += 1
    })
    page.on('requestfinished', (request) => this.pending.delete(request))
    page.on('requestfailed', (request) => this.pending.delete(request))
  }

  /** Waits until no request is in flight and rendering the responses triggers no more. */
  async settled(): Promise<void> {
    await expect(async () => {
      const { sent } = this
      await this.page.evaluate(nextFrames)
      expect(
        [...this.pending].map((request) => request.url()),
        'what is being fetched',
      ).toEqual([])
      expect(this.sent, 'requests until now').toBe(sent)
    }).toPass({ timeout: LIMIT_MS, intervals: POLL_INTERVAL_MS })
  }
}

/**
 * Runs in the browser. By the second frame the page has rendered and sent the requests that this triggers.
 */
function nextFrames(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
