import type { Page } from '@playwright/test'

/** Collects what went wrong in the browser without anybody looking: console errors and warnings, and uncaught exceptions. */
export class ConsoleWatch {
  private readonly faults: string[] = []
  private readonly expected: RegExp[] = []

  constructor(page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.faults.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message))
  }

  /** For a test that makes something fail on purpose: faults that match are no surprise. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  get surprises(): readonly string[] {
    return this.faults.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)))
  }
}
