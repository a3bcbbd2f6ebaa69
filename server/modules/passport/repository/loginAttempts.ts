import { eq, sql } from 'drizzle-orm'

import { after } from '../../../base/time/clock.ts'
import { loginAttempts } from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'

interface Window {
  readonly maxTries: number
  readonly lengthMs: number
}

/**
 * Counts a try. The window ends its length after its first try, or after the last allowed one when there were so many;
 * tries beyond that leave it as it is.
 */
export async function countLoginAttempt(
  db: Database,
  accountKey: string,
  { maxTries, lengthMs }: Window,
  now: Date,
): Promise<{ count: number; lastTime: Date }> {
  const { count, firstTime, lastTime } = loginAttempts
  const isFull = sql`${count} >= ${maxTries}::int`
  const begins = sql`case when ${isFull} then ${lastTime} else ${firstTime} end`
  const isOver = sql`${begins} <= ${after(now, -lengthMs).toISOString()}`
  const [row] = await db
    .insert(loginAttempts)
    .values({ accountKey, count: 1, firstTime: now, lastTime: now })
    .onConflictDoUpdate({
      target: loginAttempts.accountKey,
      set: {
        count: sql`case when ${isOver} then 1 else least(${count}, ${maxTries}::int) + 1 end`,
        firstTime: sql`case when ${isOver} then excluded.first_time else ${firstTime} end`,
        lastTime: sql`case when ${isFull} and not (${isOver}) then ${lastTime} else excluded.last_time end`,
      },
    })
    .returning({ count, lastTime })
  return row ?? { count: 1, lastTime: now }
}

export async function deleteLoginAttempts(db: Database, accountKey: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.accountKey, accountKey))
}
