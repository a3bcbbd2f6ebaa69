import { and, eq, lt, not } from 'drizzle-orm'

import { after, DAY_MS } from '../base/time/clock.ts'
import { KEPT } from '../base/time/retention.ts'
import { idempotencyKeys } from './schema/index.ts'

import type { Database, Transaction } from './client.ts'

/** For how long a key stands for its first answer. */
const KEY_LIFE_MS = KEPT.attemptDays * DAY_MS

/** Which row: a key of one caller's. */
interface OwnKey {
  readonly caller: string
  readonly key: string
}

type KeyRow = typeof idempotencyKeys.$inferSelect

/**
 * Claims a key for a request, unless a claim of it still counts. Waits for a transaction that has just claimed it.
 * @returns false if the key is taken
 */
export async function claimKey(
  tx: Transaction,
  { caller, key, requestHash }: OwnKey & { readonly requestHash: string },
  now: Date,
): Promise<boolean> {
  const claim = { requestHash, answer: null, creationTime: now }
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ caller, key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: claim,
      setWhere: isExpired(now),
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function keepAnswer(tx: Transaction, key: OwnKey, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isRowOf(key))
}

/** A key that still counts. */
export async function findKey(db: Database, key: OwnKey, now: Date): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isRowOf(key), not(isExpired(now))))
  return row
}

/** Deletes keys that don't count any more. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(isExpired(now))
}

function isExpired(now: Date) {
  return lt(idempotencyKeys.creationTime, after(now, -KEY_LIFE_MS))
}

function isRowOf({ caller, key }: OwnKey) {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))
}
