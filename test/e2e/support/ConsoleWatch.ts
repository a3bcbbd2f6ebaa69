import type { Page } from '@playwright/test'

/** Collects console errors and warnings, and uncaught exceptions. */
export class ConsoleWatch {
  private readonly faults: string[] = []
  private readonly expected: RegExp[] = [
    /Service Worker registration blocked by Playwright/,
    // From Playwright's clock, in a browser context that an earlier test with a clock has used. The app's code has a URL.
    /reading 'controller'\)\n\s+at <anonymous>:2:\d+\n\s+at <anonymous>:3:\d+$/,
  ]

  constructor(page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.faults.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message))
  }

  /** Ignores matching faults, for tests that make something fail on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  get surprises(): readonly string[] {
    return this.faults.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)))
  }
}
