import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'

import { fundAccounts, parcels, users, vipGroups } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export type UserRow = typeof users.$inferSelect
export type UserChanges = Partial<typeof users.$inferInsert>
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** A customer with their balance in a currency and their VIP group. */
export async function findProfile(db: Database, userId: string, currencyCode: string) {
  const [row] = await db
    .select({ user: users, account: fundAccounts, vipGroup: vipGroups })
    .from(users)
    .innerJoin(
      fundAccounts,
      and(eq(fundAccounts.userId, users.id), eq(fundAccounts.currencyCode, currencyCode)),
    )
    .leftJoin(vipGroups, eq(vipGroups.id, users.vipGroupId))
    .where(eq(users.id, userId))
  return row
}

/** The tags that a customer gave parcels, last used first. */
export function listLatestTags(db: Database, userId: string, limit: number): Promise<{ tag: string }[]> {
  const tag = sql<string>`unnest(${parcels.tags})`.as('tag')
  const used = db
    .select({ tag, creationTime: parcels.creationTime })
    .from(parcels)
    .where(eq(parcels.userId, userId))
    .as('used')
  return db
    .select({ tag: used.tag })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(max(used.creationTime)), used.tag)
    .limit(limit)
}

/** Changes a customer who isn't deleted; false if there's no such customer. */
export async function updateUser(db: Database, userId: string, changes: UserChanges): Promise<boolean> {
  const changed = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), isNull(users.deletedTime)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Sets a customer's pickup point; false if they have one already. */
export async function setFirstPickupStation(
  db: Database,
  userId: string,
  pickupStationId: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ pickupStationId })
    .where(and(eq(users.id, userId), isNull(users.pickupStationId)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Locks the customer whose ID code it is; case and spaces around it don't matter. */
export async function lockUserByIdCode(
  tx: Transaction,
  idCode: string,
): Promise<Pick<UserRow, 'id' | 'idCode' | 'pickupStationId'> | undefined> {
  const [user] = await tx
    .select({ id: users.id, idCode: users.idCode, pickupStationId: users.pickupStationId })
    .from(users)
    .where(eq(users.idCode, idCode.trim().toUpperCase()))
    .for('update')
  return user
}

/** @param userId of a customer locked by the caller */
export async function setPickupStation(
  tx: Transaction,
  userId: string,
  pickupStationId: string,
): Promise<void> {
  await tx.update(users).set({ pickupStationId }).where(eq(users.id, userId))
}
