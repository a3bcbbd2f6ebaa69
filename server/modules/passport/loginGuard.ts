import { createHmac } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { after, MINUTE_MS, SECOND_MS, type Clock } from '../../base/time/clock.ts'
import { loginAttempts } from '../../db/schema/index.ts'
import { ApiProblem } from '../../base/http/problem.ts'

import type { Database } from '../../db/client.ts'

const MAX_WRONG = 5
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
  /** Forgets the tries: the customer has proved to be the one. */
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
      const { count, lastTime } = await write(db, keyOf(tried), now)
      if (count <= MAX_WRONG) return
      const seconds = Math.ceil((lastTime.getTime() + WINDOW_MS - now.getTime()) / SECOND_MS)
      const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS)
      throw new ApiProblem(429, 'PasswordLocked', { params: { minutes }, retryAfterSeconds: seconds })
    },
    clear: async (database, userId) => {
      await database.delete(loginAttempts).where(eq(loginAttempts.accountKey, accountKeyOf(userId)))
    },
  }
}

/** Under which an account's tries are counted. */
export function accountKeyOf(userId: string): string {
  return `user:${userId}`
}

/** One more try. The window ends 15 minutes after its first try, or after its fifth when there were five. */
async function write(
  db: Database,
  accountKey: string,
  now: Date,
): Promise<{ count: number; lastTime: Date }> {
  const { count, firstTime, lastTime } = loginAttempts
  const begins = sql`case when ${count} >= ${MAX_WRONG}::int then ${lastTime} else ${firstTime} end`
  const isOver = sql`${begins} <= ${after(now, -WINDOW_MS).toISOString()}`
  const isFull = sql`${count} >= ${MAX_WRONG}::int`
  const [row] = await db
    .insert(loginAttempts)
    .values({ accountKey, count: 1, firstTime: now, lastTime: now })
    .onConflictDoUpdate({
      target: loginAttempts.accountKey,
      set: {
        count: sql`case when ${isOver} then 1 else least(${count}, ${MAX_WRONG}::int) + 1 end`,
        firstTime: sql`case when ${isOver} then excluded.first_time else ${firstTime} end`,
        lastTime: sql`case when ${isFull} and not (${isOver}) then ${lastTime} else excluded.last_time end`,
      },
    })
    .returning({ count, lastTime })
  return row ?? { count: 1, lastTime: now }
}
