import { and, eq, isNull, or } from 'drizzle-orm'

import { readMobileNumber } from '../../../base/mobileNumber.ts'
import { fundAccounts, users } from '../../../db/schema/index.ts'
import { nameKeyOf } from '../target.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

/**
 * The customer who signs in under this name: a username, an e-mail address, or a mobile number however it's written. A
 * number belongs to whoever confirmed it, even if somebody else took it as a username.
 */
export async function findUserBySignInName(db: Database, signInName: string): Promise<UserRow | undefined> {
  const key = nameKeyOf(signInName)
  const column = key.includes('@') ? users.email : users.userNameKey
  const number = readMobileNumber(signInName)
  // One query for both, so that its time doesn't tell whether anybody has the number.
  const found = await db
    .select()
    .from(users)
    .where(number === null ? eq(column, key) : or(eq(users.mobileNumber, number), eq(column, key)))
  return found.find(({ mobileNumber }) => number !== null && mobileNumber === number) ?? found[0]
}

/** Everything that a customer can sign in with beside their password. */
export async function findSignInNames(db: Database, userId: string): Promise<string[]> {
  const { userName, email, mobileNumber } = users
  const [user] = await db.select({ userName, email, mobileNumber }).from(users).where(eq(users.id, userId))
  return [user?.userName, user?.email, user?.mobileNumber].flatMap((name) => name ?? [])
}

/** Whether a username is taken, in upper or lower case. */
export async function isUserNameTaken(db: Database, userName: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userNameKey, nameKeyOf(userName)))
  return rows.length > 0
}

/** The customer with a mobile number or e-mail address, in the form that `readTarget` gives. */
export async function findUserByTarget(db: Database, target: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(hasTarget(target))
  return user
}

/** The same, whose contacts and password nobody changes until the transaction ends. */
export async function lockUserByTarget(tx: Transaction, target: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(hasTarget(target)).for('no key update')
  return user
}

function hasTarget(target: string) {
  return eq(target.includes('@') ? users.email : users.mobileNumber, target)
}

/** A customer whose account isn't deleted. */
export async function findLiveUser(db: Database, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(isLive(userId))
  return user
}

/** The same, whose contacts and password nobody changes until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(isLive(userId)).for('no key update')
  return user
}

function isLive(userId: string) {
  return and(eq(users.id, userId), isNull(users.deletedTime))
}

/** Adds a customer with an empty balance. */
export async function insertUser(tx: Transaction, user: NewUser, currencyCode: string): Promise<void> {
  await tx.insert(users).values(user)
  await tx.insert(fundAccounts).values({ id: user.id, userId: user.id, currencyCode, balance: 0n })
}

/** The hash of a customer's password; null for one who has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return user?.passwordHash ?? null
}

export async function setPasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(isLive(userId))
}
