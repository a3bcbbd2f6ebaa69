import { eq } from 'drizzle-orm'

import { after, DAY_MS, SECOND_MS } from '../../base/time/clock.ts'
import { claimTries } from '../../db/schema/index.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'

import type { Database } from '../../db/client.ts'

/** Whoever gave so many wrong numbers has to wait: the hidden digits must not be found by trying. */
const MAX_WRONG_NUMBERS = 5

/**
 * Tells whether a customer knows a number, and counts the tries that do not. Commits by itself: a refused claim
 * must not take its count back. Tries at the same moment come one after the other, on the row of the count.
 *
 * @throws ApiProblem 400 ClaimNumberWrong at the number; 429 ClaimLocked, for a right number as well
 */
export async function checkNumber(db: Database, userId: string, isRight: boolean, now: Date): Promise<void> {
  const problem = await db.transaction(async (tx) => {
    const fresh = { wrongCount: 0, resetTime: after(now, DAY_MS) }
    await tx
      .insert(claimTries)
      .values({ userId, ...fresh })
      .onConflictDoNothing()
    const [row] = await tx.select().from(claimTries).where(eq(claimTries.userId, userId)).for('update')
    const { wrongCount, resetTime } = row && row.resetTime > now ? row : fresh
    if (wrongCount >= MAX_WRONG_NUMBERS) return locked(resetTime, now)
    if (isRight) return null
    // The day begins with its first wrong number.
    const counted = wrongCount === 0 ? fresh.resetTime : resetTime
    await tx
      .update(claimTries)
      .set({ wrongCount: wrongCount + 1, resetTime: counted })
      .where(eq(claimTries.userId, userId))
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
