import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'

import { contactChanges } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export type ContactChangeRow = typeof contactChanges.$inferSelect

export async function insertContactChange(
  tx: Transaction,
  change: typeof contactChanges.$inferInsert,
): Promise<void> {
  await tx.insert(contactChanges).values(change)
}

/** The change that a token undoes; undefined if it was undone or is too old. */
export async function findUndoable(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<ContactChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.tokenHash, tokenHash),
        isNull(contactChanges.undoneTime),
        gt(contactChanges.expirationTime, now),
      ),
    )
  return change
}

/** A change and the customer's later ones that still count, oldest first. IDs sort by time. */
export function listChangesSince(
  db: Database,
  { id, userId }: ContactChangeRow,
): Promise<ContactChangeRow[]> {
  return db.select().from(contactChanges).where(isSince(userId, id)).orderBy(asc(contactChanges.id))
}

/** Marks a change and the customer's later ones as undone, which ends their links. */
export async function markUndone(
  tx: Transaction,
  { id, userId }: ContactChangeRow,
  undoneTime: Date,
): Promise<void> {
  await tx.update(contactChanges).set({ undoneTime }).where(isSince(userId, id))
}

function isSince(userId: string, id: string) {
  return and(eq(contactChanges.userId, userId), gte(contactChanges.id, id), isNull(contactChanges.undoneTime))
}

/** Deletes changes that can't be undone any more. */
export async function deleteExpiredContactChanges(db: Database, now: Date): Promise<void> {
  await db.delete(contactChanges).where(lt(contactChanges.expirationTime, now))
}
