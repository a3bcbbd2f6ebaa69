import { createHmac } from 'node:crypto'

import { ApiProblem } from '../../../base/http/problem.ts'
import { MINUTE_MS, SECOND_MS, type Clock } from '../../../base/time/clock.ts'
import { countLoginAttempt, deleteLoginAttempts } from '../repository/loginAttempts.ts'

import type { Database } from '../../../db/client.ts'

const MAX_TRIES = 5
const WINDOW_MS = 15 * MINUTE_MS

/** Whose password is tried: an account's, or that of a name nobody has. */
export type Tried = { readonly userId: string } | { readonly unknownName: string }

/** Keeps passwords from being guessed, wherever the guesses come from. */
export interface LoginGuard {
  /**
   * Counts a try before the password is looked at, so that tries at the same moment all count. Five within
   * 15 minutes close the password login for 15 minutes from the fifth.
   *
   * @throws ApiProblem 429 PasswordLocked
   */
  countTry(tried: Tried): Promise<void>
  /** Forgets the tries, once the customer has proved who they are. */
  clear(db: Database, userId: string): Promise<void>
}

/** @param hashKey keys the hashes of unknown names: people type passwords into the wrong field */
export function createLoginGuard(db: Database, clock: Clock, hashKey: Uint8Array): LoginGuard {
  const keyOf = (tried: Tried): string =>
    'userId' in tried
      ? accountKeyOf(tried.userId)
      : `name:${createHmac('sha256', hashKey).update(tried.unknownName).digest('hex')}`

  return {
    countTry: async (tried) => {
      const now = clock.now()
      const window = { maxTries: MAX_TRIES, lengthMs: WINDOW_MS }
      const { count, lastTime } = await countLoginAttempt(db, keyOf(tried), window, now)
      if (count <= MAX_TRIES) return
      const seconds = Math.ceil((lastTime.getTime() + WINDOW_MS - now.getTime()) / SECOND_MS)
      const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS)
      throw new ApiProblem(429, 'PasswordLocked', { params: { minutes }, retryAfterSeconds: seconds })
    },

    clear: forgetTries,
  }
}

/** Forgets how often a customer's password was tried. */
export function forgetTries(db: Database, userId: string): Promise<void> {
  return deleteLoginAttempts(db, accountKeyOf(userId))
}

function accountKeyOf(userId: string): string {
  return `user:${userId}`
}
