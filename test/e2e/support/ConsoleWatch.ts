import type { Page } from '@playwright/test'

/** Collects console errors and warnings, and uncaught exceptions. */
export class ConsoleWatch {
  private readonly faults: string[] = []
  private readonly expected: RegExp[] = [/Service Worker registration blocked by Playwright/]

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
