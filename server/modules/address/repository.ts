import { and, asc, desc, eq } from 'drizzle-orm'

import { addresses, users } from '../../db/schema/index.ts'

import type { Database, Transaction } from '../../db/client.ts'
import type { AddressRow } from './addresses.ts'

/**
 * Lets only one change of a customer's addresses happen at a time. The lock leaves others free to refer to
 * the customer, so that two calls that both hold an idempotency key never wait for each other.
 */
export async function lockAddressBook(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** A customer's addresses, the default first. */
export function listAddresses(db: Database, userId: string, isOldestFirst = false): Promise<AddressRow[]> {
  const order = isOldestFirst ? asc : desc
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), order(addresses.creationTime), order(addresses.id))
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

/** Leaves a customer without a default for the moment that it takes to name another. */
export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}
