import type { Page } from '@playwright/test'

import type { TestCustomer } from '../../support/server/customers.ts'

/** The browser's storage for the app, in Taro's format. */
export class Device {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Stores values as if by an earlier visit. Call it before the app opens. */
  async remember(values: Readonly<Record<string, unknown>>): Promise<void> {
    const raw = Object.entries(values).map(([key, data]) => [key, JSON.stringify({ data })])
    await this.rememberRaw(Object.fromEntries(raw) as Record<string, string>)
  }

  /** Like `remember`, for raw text that is not in Taro's format. */
  async rememberRaw(values: Readonly<Record<string, string>>): Promise<void> {
    // A page of the origin that runs no script. Playwright's `setStorageState` opens and closes a tab for it.
    if (new URL(this.page.url()).origin !== this.origin) await this.page.goto(`${this.origin}/health/live`)
    await this.page.evaluate((items) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, values)
  }

  /** Signs the customer in. Call it before the app opens. */
  async signIn(
    { token }: Pick<TestCustomer, 'token'>,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const { tokenType, accessToken, refreshToken } = token
    const session = { tokenType, accessToken, refreshToken, id: 'session-1', userId: null }
    await this.remember({ session, ...more })
  }

  /** The current content of the storage, without the popup that every test has closed. */
  async stored(page: Page): Promise<Record<string, string>> {
    const { popupAnnounceClosed: _, ...stored } = await page.evaluate((): Record<string, string> => ({
      ...localStorage,
    }))
    return stored
  }
}
