import { defineConfig } from '@playwright/test'

import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mts'
import { PHONE } from './test/e2e/support/devices.ts'
import { LIMIT_MS } from './test/e2e/support/expect.ts'

const executablePath = findBrowser()

/** Every page of a context stays in one process, which compiles the app's scripts only once. */
const ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/** Browser tests run against `dist/h5`, served by the real server; `npm run test:e2e` builds it first. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: LIMIT_MS },
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Only its own tests are about the worker; in others it would answer for the network.
    serviceWorkers: 'block',
    // Smooth scrolling would move elements away while they are being clicked.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the run time; rerun a failure with E2E_TRACE=1 to get a trace.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Clears the storage and the cache between tests, but keeps the process with the compiled scripts.
    reuseContext: true,
    launchOptions: { args: [...BROWSER_FLAGS, ...ONE_PROCESS], ...(executablePath && { executablePath }) },
    ...PHONE,
  },
})
