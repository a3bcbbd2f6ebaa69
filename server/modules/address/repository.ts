import { and, asc, desc, eq } from 'drizzle-orm'

import { addresses } from '../../db/schema/index.ts'

import type { Database, Transaction } from '../../db/client.ts'

export type AddressRow = typeof addresses.$inferSelect

/** A customer's addresses, the default first. */
export function listAddresses(db: Database, userId: string, isOldestFirst = false): Promise<AddressRow[]> {
  const order = isOldestFirst ? asc : desc
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), order(addresses.creationTime), order(addresses.id))
}

/** The customer's address with this ID; undefined also for somebody else's. */
export async function findOwnAddress(
  db: Database,
  userId: string,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return row
}

/** A customer's default address; undefined if they have none. */
export async function findDefaultAddress(db: Database, userId: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
  return row
}

export async function insertAddress(tx: Transaction, row: AddressRow): Promise<void> {
  await tx.insert(addresses).values(row)
}

export async function updateAddress(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<AddressRow, 'id' | 'userId' | 'creationTime'>>,
): Promise<AddressRow> {
  const [row] = await tx.update(addresses).set(changes).where(eq(addresses.id, id)).returning()
  if (!row) throw new Error(`address ${id} vanished while it was locked`)
  return row
}

export async function deleteAddress(tx: Transaction, id: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id))
}

/** Leaves a customer without a default until another is named, in the same transaction. */
export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}
