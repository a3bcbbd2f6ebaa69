import { and, eq, gte, lt } from 'drizzle-orm'

import { idempotencyKeys } from './schema/index.ts'

import type { Database, Transaction } from './client.ts'

/** Which row: a key of one caller's. */
interface OwnKey {
  readonly caller: string
  readonly key: string
}

type KeyRow = typeof idempotencyKeys.$inferSelect

/**
 * Claims a key for a request. Waits for a transaction that has just claimed it.
 *
 * @param validSince keys from before are expired and may be claimed again
 * @returns false if the key is taken
 */
export async function claimKey(
  tx: Transaction,
  { caller, key, requestHash }: OwnKey & { readonly requestHash: string },
  now: Date,
  validSince: Date,
): Promise<boolean> {
  const claim = { requestHash, answer: null, creationTime: now }
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ caller, key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: claim,
      setWhere: lt(idempotencyKeys.creationTime, validSince),
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function keepAnswer(tx: Transaction, key: OwnKey, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isRowOf(key))
}

/** @param validSince keys from before are expired */
export async function findKey(db: Database, key: OwnKey, validSince: Date): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isRowOf(key), gte(idempotencyKeys.creationTime, validSince)))
  return row
}

function isRowOf({ caller, key }: OwnKey) {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))
}
