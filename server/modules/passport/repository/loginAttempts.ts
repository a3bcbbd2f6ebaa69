import { eq, inArray, sql } from 'drizzle-orm'

import { loginAttempts } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'
import type { Tries } from '../passwords/tries.ts'

/** Makes tries of one password take turns until the transaction ends. */
export async function lockTries(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
}

export async function readTries(tx: Transaction, key: string): Promise<Tries | undefined> {
  const [tries] = await tx.select().from(loginAttempts).where(eq(loginAttempts.accountKey, key))
  return tries
}

export async function saveTries(tx: Transaction, accountKey: string, tries: Tries): Promise<void> {
  const { count, rounds, firstTime, lastTime } = tries
  const row = { count, rounds, firstTime, lastTime }
  await tx
    .insert(loginAttempts)
    .values({ accountKey, ...row })
    .onConflictDoUpdate({ target: loginAttempts.accountKey, set: row })
}

/** Counts one try less. */
export async function forgiveTry(db: Database, key: string): Promise<void> {
  const count = sql`greatest(${loginAttempts.count} - 1, 0)`
  await db.update(loginAttempts).set({ count }).where(eq(loginAttempts.accountKey, key))
}

export async function deleteTries(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(loginAttempts).where(inArray(loginAttempts.accountKey, [...keys]))
}

/** @param beginning of the keys of a customer's sessions */
export async function deleteTriesOfSessions(db: Database, beginning: string): Promise<void> {
  await db.delete(loginAttempts).where(sql`starts_with(${loginAttempts.accountKey}, ${beginning})`)
}
