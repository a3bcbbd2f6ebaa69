import { expect as base } from '@playwright/test'

/**
 * Timeout for every wait. Generous, because a busy machine takes seconds and only failing tests wait it out.
 */
export const LIMIT_MS = 20_000

/** Applies the limit outside Playwright's runner too. */
export const expect = base.configure({ timeout: LIMIT_MS })
