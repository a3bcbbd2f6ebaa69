import type { BrowserContext, Page } from '@playwright/test'

import type { TestCustomer } from '../../support/server/customers.ts'

/** What the browser keeps for the app, in the shape in which Taro stores it. */
export class Device {
  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** Before the app opens: it finds these values as if an earlier visit had left them. */
  async remember(values: Readonly<Record<string, unknown>>): Promise<void> {
    const raw = Object.entries(values).map(([key, data]) => [key, JSON.stringify({ data })])
    await this.rememberRaw(Object.fromEntries(raw) as Record<string, string>)
  }

  /** The same for text that Taro did not write. */
  async rememberRaw(values: Readonly<Record<string, string>>): Promise<void> {
    const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }))
    await this.context.setStorageState({ cookies: [], origins: [{ origin: this.origin, localStorage }] })
  }

  /** Before the app opens: this customer is signed in. */
  async signIn(
    { token }: Pick<TestCustomer, 'token'>,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const { tokenType, accessToken, refreshToken } = token
    const session = { tokenType, accessToken, refreshToken, id: 'session-1', userId: null }
    await this.remember({ session, ...more })
  }

  /** What is kept now. */
  stored(page: Page): Promise<Record<string, string>> {
    return page.evaluate(() => ({ ...localStorage }))
  }
}
