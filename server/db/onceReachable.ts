import { setTimeout as sleep } from 'node:timers/promises'

import { SECOND_MS } from '../base/time/clock.ts'
import { reasonOf } from './errorRecord.ts'
import { isOutage } from './outage.ts'

const PAUSE_MS = SECOND_MS

/**
 * Repeats what a start does on the database until it succeeds: the two are often started together.
 *
 * @param work is undone by the database when it fails
 * @param onWait is called once, with the reason, before the first repetition
 * @throws Error when the database is still out of reach after the limit, and at once when it refuses the work
 */
export async function onceReachable(
  work: () => Promise<void>,
  { limitMs, onWait }: { readonly limitMs: number; readonly onWait: (reason: string) => void },
): Promise<void> {
  const end = performance.now() + limitMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      if (performance.now() >= end) {
        throw new Error(`The database (DATABASE_URL) cannot be reached: ${reasonOf(error)}`, { cause: error })
      }
      if (attempt === 1) onWait(reasonOf(error))
      await sleep(PAUSE_MS)
    }
  }
}
