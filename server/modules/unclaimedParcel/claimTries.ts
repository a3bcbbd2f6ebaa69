import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { after, DAY_MS, SECOND_MS } from '../../base/time/clock.ts'
import { lockTries, saveTries } from './repository/claims.ts'

import type { Database } from '../../db/client.ts'

/** In a day; after that many a customer has to wait: the hidden digits must not be found by trying. */
const MAX_WRONG_NUMBERS = 5

/**
 * Counts a claim's number if it is wrong, in a transaction of its own: the refusal must not undo the count. Tries at the
 * same moment take turns.
 *
 * @throws ApiProblem 400 ClaimNumberWrong at the number
 * @throws ApiProblem 429 ClaimLocked, for a right number as well
 */
export async function checkNumber(db: Database, userId: string, isRight: boolean, now: Date): Promise<void> {
  const problem = await db.transaction(async (tx) => {
    const none = { wrongCount: 0, resetTime: after(now, DAY_MS) }
    const tries = await lockTries(tx, userId, none)
    const { wrongCount, resetTime } = tries.resetTime > now ? tries : none
    if (wrongCount >= MAX_WRONG_NUMBERS) return locked(resetTime, now)
    if (isRight) return null
    // The day begins with its first wrong number.
    const counted = wrongCount === 0 ? none.resetTime : resetTime
    await saveTries(tx, userId, { wrongCount: wrongCount + 1, resetTime: counted })
    return wrongNumber(MAX_WRONG_NUMBERS - wrongCount - 1)
  })
  if (problem) throw problem
}

function wrongNumber(left: number): ApiProblem {
  return fieldProblem(400, 'ClaimNumberWrong', 'expressNumber', { left })
}

function locked(resetTime: Date, now: Date): ApiProblem {
  const retryAfterSeconds = Math.ceil((resetTime.getTime() - now.getTime()) / SECOND_MS)
  const hours = Math.ceil(retryAfterSeconds / 3600)
  return new ApiProblem(429, 'ClaimLocked', { params: { hours }, retryAfterSeconds })
}
