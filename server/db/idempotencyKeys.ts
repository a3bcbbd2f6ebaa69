import { and, eq, lt, not, sql, type Placeholder } from 'drizzle-orm'

import { after, DAY_MS } from '../base/time/clock.ts'
import { KEPT } from '../base/time/retention.ts'
import { prepared } from './prepared.ts'
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
  const claimed = await claim(tx, { caller, key, requestHash, now, expiry: expiryBefore(now) })
  return claimed.length > 0
}

const claim = prepared((db) => {
  const { caller, key, creationTime } = idempotencyKeys
  return db
    .insert(idempotencyKeys)
    .values({
      caller: sql.placeholder('caller'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      answer: null,
      creationTime: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [caller, key],
      set: {
        requestHash: sql`excluded.request_hash`,
        answer: null,
        creationTime: sql`excluded.creation_time`,
      },
      setWhere: lt(creationTime, sql.placeholder('expiry')),
    })
    .returning({ key })
})

export async function keepAnswer(tx: Transaction, { caller, key }: OwnKey, answer: unknown): Promise<void> {
  await keep(tx, { caller, key, answer })
}

const keep = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql.placeholder('answer') })
    .where(isRowOf({ caller: sql.placeholder('caller'), key: sql.placeholder('key') })),
)

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
  return lt(idempotencyKeys.creationTime, expiryBefore(now))
}

/** Keys from before this time don't count any more. */
function expiryBefore(now: Date): Date {
  return after(now, -KEY_LIFE_MS)
}

function isRowOf({ caller, key }: Readonly<Record<keyof OwnKey, string | Placeholder>>) {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))
}
