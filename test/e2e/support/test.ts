import path from 'node:path'

import { test as base, expect } from '@playwright/test'

import { startTestServer } from '../../support/server/startTestServer.ts'

import { ConsoleWatch } from './ConsoleWatch.ts'
import { Screen } from './Screen.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>

interface WorkerFixtures {
  /** The real server with the built app, one for all tests of a worker: use a customer of your own. */
  readonly server: TestServer
}

interface Fixtures {
  readonly app: Screen
  /** Fails the test on any console error that was not expected. */
  readonly consoleWatch: ConsoleWatch
}

const H5_BUILD = path.resolve(import.meta.dirname, '../../../dist/h5')

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads what a fixture needs from its first parameter, so it must be a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer({ staticDir: H5_BUILD, demo: true })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleWatch: [
    async ({ page }, use) => {
      const watch = new ConsoleWatch(page)
      await use(watch)
      expect(watch.surprises, 'errors on the browser’s console').toEqual([])
    },
    { auto: true },
  ],
  app: async ({ page }, use) => use(new Screen(page)),
})

export { expect }
