import { eq, lt, notExists } from 'drizzle-orm'

import { after, DAY_MS } from '../../../base/time/clock.ts'
import { KEPT } from '../../../base/time/retention.ts'
import {
  bindTickets,
  loginAttempts,
  refreshTokens,
  sessions,
  verificationCodes,
} from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'

/** Deletes what signing in doesn't need any more: old codes, tickets, tries and tokens, and sessions without tokens. */
export async function deleteExpiredSignIns(db: Database, now: Date): Promise<void> {
  const longAgo = after(now, -KEPT.attemptDays * DAY_MS)
  await db.delete(verificationCodes).where(lt(verificationCodes.creationTime, longAgo))
  await db.delete(bindTickets).where(lt(bindTickets.expirationTime, now))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastTime, longAgo))
  await db.delete(refreshTokens).where(lt(refreshTokens.expirationTime, now))
  const tokens = db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id))
  await db.delete(sessions).where(notExists(tokens))
}
