import { eq, lt, notExists } from 'drizzle-orm'

import { after, DAY_MS } from '../../../base/time/clock.ts'
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
  const aDayAgo = after(now, -DAY_MS)
  await db.delete(verificationCodes).where(lt(verificationCodes.creationTime, aDayAgo))
  await db.delete(bindTickets).where(lt(bindTickets.expirationTime, now))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastTime, aDayAgo))
  await db.delete(refreshTokens).where(lt(refreshTokens.expirationTime, now))
  const tokens = db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id))
  await db.delete(sessions).where(notExists(tokens))
}
