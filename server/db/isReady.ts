import { setTimeout as sleep } from 'node:timers/promises'

import { sharedRun } from '../base/process/sharedRun.ts'

/** For how long the database may take to answer: load balancers ask often and wait briefly. */
export const READY_MS = 800

/** Whether the database answers; false as well after 800 ms without an answer. */
export type IsReady = () => Promise<boolean>

/**
 * However many ask at once, one question is put to the database: the check is open to everybody.
 *
 * @param ask sends a query; rejects if that fails
 */
export function readiness(ask: () => Promise<unknown>): IsReady {
  return sharedRun(() => {
    const answered = ask().then(
      () => true,
      () => false,
    )
    return Promise.race([answered, sleep(READY_MS, false, { ref: false })])
  })
}
