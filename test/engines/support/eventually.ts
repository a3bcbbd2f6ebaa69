import { setTimeout } from 'node:timers/promises'

/** Generous, because a busy machine takes seconds and only failing tests wait it out. */
const LIMIT_MS = 20_000
const INTERVAL_MS = 50

/**
 * Looks again and again until there is something.
 *
 * @param what what to wait for, for the error message
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + LIMIT_MS
  let cause: unknown
  while (performance.now() < deadline) {
    try {
      const found = await look()
      if (found) return found
    } catch (error) {
      // A page on its way out can't be asked.
      cause = error
    }
    await setTimeout(INTERVAL_MS)
  }
  throw new Error(`waited in vain for ${what}`, { cause })
}
