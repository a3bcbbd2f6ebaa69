import { defineConfig } from '@playwright/test'

import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mts'
import { LIMIT_MS } from './test/e2e/support/expect.ts'

const executablePath = findBrowser()

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
    // Smooth scrolling would move elements away while they are being clicked.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the run time; rerun a failure with E2E_TRACE=1 to get a trace.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    // Tests that need a wide screen or a mouse.
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
