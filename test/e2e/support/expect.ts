import { expect as base } from '@playwright/test'

/** How long anything is waited for: on a busy machine much takes seconds, and a limit costs only a test that fails. */
export const LIMIT_MS = 20_000

/** With that limit outside Playwright's runner too. */
export const expect = base.configure({ timeout: LIMIT_MS })
