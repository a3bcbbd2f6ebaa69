import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import { prepared } from '../../../db/prepared.ts'
import { refreshTokens, sessions, users } from '../../../db/schema/index.ts'
import { noteRevoked } from '../liveSessions.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

export async function insertRefreshToken(
  tx: Transaction,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/** Whose session it is; null if it has ended or its customer is gone. */
export async function findLiveSessionUser(db: Database, sessionId: string): Promise<string | null> {
  const [session] = await liveSession(db, { sessionId })
  return session?.userId ?? null
}

const liveSession = prepared((db) =>
  db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedTime)))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.revokedTime))),
)

/** Ends a session, and with it every token that came from it. */
export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<void> {
  noteRevoked(sessionId)
  await db
    .update(sessions)
    .set({ revokedTime: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedTime)))
}

/** Ends all of a customer's sessions, or all but one. */
export async function revokeSessionsOf(
  db: Database,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<void> {
  noteRevoked(userId)
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db
    .update(sessions)
    .set({ revokedTime: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedTime), others))
}

/** Ends all of a customer's sessions, and forgets that there were any. */
export async function deleteSessionsOf(tx: Transaction, userId: string): Promise<void> {
  noteRevoked(userId)
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** When the customer of a session last proved who they are. */
export async function findConfirmedTime(db: Database, sessionId: string): Promise<Date | null> {
  const [session] = await db
    .select({ confirmedTime: sessions.confirmedTime })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session?.confirmedTime ?? null
}

export async function markConfirmed(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedTime: now }).where(eq(sessions.id, sessionId))
}

/** Uses up a refresh token and says which session it belongs to; undefined if it is used or expired. */
export async function takeRefreshToken(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [token] = await tx
    .update(refreshTokens)
    .set({ usedTime: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.usedTime),
        gt(refreshTokens.expirationTime, now),
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId })
  return token?.sessionId
}

/** The session that a refresh token, used or not, came from. */
export async function findRefreshTokenSession(db: Database, tokenHash: string): Promise<string | undefined> {
  const [token] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return token?.sessionId
}
