import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'

import { prepared } from '../../db/prepared.ts'
import { fundAccounts, refreshTokens, sessions, users } from '../../db/schema/index.ts'
import { deletedName } from '../user/index.ts'
import { noteRevoked } from './liveSessions.ts'
import { mobileNumbersIn } from './target.ts'

import type { Database, Transaction } from '../../db/client.ts'

export type UserRow = typeof users.$inferSelect
type NewUser = typeof users.$inferInsert

/** A username or e-mail address as it is compared. */
export function nameKeyOf(signInName: string): string {
  return signInName.trim().toLowerCase()
}

/**
 * The customer who signs in under this name: a username, an e-mail address, or a mobile number however it is
 * spaced. A number belongs to whoever confirmed it, even if somebody else took it as a username.
 */
export async function findUserBySignInName(db: Database, signInName: string): Promise<UserRow | undefined> {
  const key = nameKeyOf(signInName)
  const numbers = mobileNumbersIn(key)
  if (numbers.length > 0) {
    const owners = await db.select().from(users).where(inArray(users.mobileNumber, numbers))
    const [owner] = numbers.flatMap((number) => owners.filter(({ mobileNumber }) => mobileNumber === number))
    if (owner) return owner
  }
  const column = key.includes('@') ? users.email : users.userNameKey
  const [user] = await db.select().from(users).where(eq(column, key))
  return user
}

/** Whether a username is given out, however it is written. */
export async function isUserNameTaken(db: Database, userName: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userNameKey, nameKeyOf(userName)))
  return rows.length > 0
}

/** The customer with this (normalised) mobile number or e-mail address. */
export async function findUserByTarget(db: Database, target: string): Promise<UserRow | undefined> {
  const column = target.includes('@') ? users.email : users.mobileNumber
  const [user] = await db.select().from(users).where(eq(column, target))
  return user
}

/** Whether a personal warehouse code is or was given out: parcels still come under that of a deleted account. */
export async function isIdCodeTaken(db: Database, idCode: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.idCode, [idCode, deletedName(idCode)]))
  return rows.length > 0
}

/** Adds a customer with an empty account. */
export async function insertUser(tx: Transaction, user: NewUser, currencyCode: string): Promise<void> {
  await tx.insert(users).values(user)
  await tx.insert(fundAccounts).values({ id: user.id, userId: user.id, currencyCode, balance: 0n })
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

export async function insertRefreshToken(
  tx: Transaction,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/** Whose session it is, while it is open and its customer there. */
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

/** The hash of a customer's password; null for one who only signs in otherwise. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return user?.passwordHash ?? null
}

export async function setPasswordHash(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.deletedTime)))
}

/** Uses up a refresh token that is unused and alive, and says which session it belongs to. Only one caller succeeds. */
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
