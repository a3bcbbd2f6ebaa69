import path from 'node:path'

import { test as base } from '@playwright/test'

import { CLOSED_POPUP } from '../../support/closedPopup.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { startTestServer, type TestServer } from '../../support/server/startTestServer.ts'

import { ConsoleWatch } from './ConsoleWatch.ts'
import { Device } from './Device.ts'
import { expect, LIMIT_MS } from './expect.ts'
import { Screen } from './Screen.ts'
import { ToastLog } from './ToastLog.ts'

interface WorkerFixtures {
  /** The real server with the built app, shared by all tests of a worker: use your own customer. */
  readonly server: TestServer
}

interface Options {
  /** Whether the popup announcement is over Home, as on a new device; by default it has been closed. */
  readonly hasPopup: boolean
}

interface Fixtures extends Options {
  readonly app: Screen
  /** The browser's storage for the app. */
  readonly device: Device
  /** A new customer with an account, signed out until the test signs them in. */
  readonly customer: TestCustomer
  /** Every toast since the start of the test. */
  readonly toasts: ToastLog
  /** Fails the test on any unexpected console error or warning. */
  readonly consoleWatch: ConsoleWatch
}

/** `E2E_H5_DIR` points to another build, such as a copy that isn't rebuilt during the tests. */
export const H5_BUILD = process.env['E2E_H5_DIR'] ?? path.resolve(import.meta.dirname, '../../../dist/h5')

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads what a fixture needs from its first parameter, so it must be a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer({ staticDir: H5_BUILD })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  hasPopup: [false, { option: true }],
  context: async ({ context, hasPopup }, use) => {
    if (!hasPopup) await context.addInitScript(closePopup, CLOSED_POPUP)
    await use(context)
    // The next test gets the same context, and Playwright resets everything but this.
    await context.setOffline(false)
  },
  consoleWatch: [
    async ({ page }, use) => {
      const watch = new ConsoleWatch(page)
      await use(watch)
      expect(watch.surprises, 'errors and warnings on the browser’s console').toEqual([])
    },
    { auto: true },
  ],
  app: async ({ page }, use) => {
    page.setDefaultTimeout(LIMIT_MS)
    await use(new Screen(page))
  },
  device: async ({ page, server }, use) => use(new Device(page, new URL(server.url).origin)),
  customer: async ({ server }, use) => use(await newCustomer(server)),
  toasts: [async ({ page }, use) => use(await ToastLog.on(page)), { auto: true }],
})

/** Runs in the browser. */
function closePopup({ popupAnnounceClosed: data }: typeof CLOSED_POPUP): void {
  // An empty page has no storage.
  if (location.origin !== 'null') localStorage.setItem('popupAnnounceClosed', JSON.stringify({ data }))
}

export { expect }
