import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { prepared, preparedInsert, preparedInsertOfBoth } from '../../../db/prepared.ts'
import { parcelLogs, parcels } from '../../../db/schema/index.ts'
import { PARCEL } from '../../../states/parcel.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export type ParcelRow = typeof parcels.$inferSelect
export type ParcelLogRow = typeof parcelLogs.$inferSelect
export type NewParcel = typeof parcels.$inferInsert
export type NewParcelLog = typeof parcelLogs.$inferInsert
export type ParcelChanges = Partial<Omit<ParcelRow, 'id' | 'userId' | 'version' | 'creationTime'>>

/** A customer's own parcel. */
export async function findParcel(db: Database, userId: string, id: string): Promise<ParcelRow | undefined> {
  const [row] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), eq(parcels.id, id)))
  return row
}

/** A customer's own parcels, those declared first on top. */
export function findParcels(db: Database, userId: string, ids: readonly string[]): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), inArray(parcels.id, [...ids])))
    .orderBy(asc(parcels.creationTime), asc(parcels.id))
}

/**
 * Locks a customer's parcels, always in the order of their IDs, so that two transactions never wait for each other.
 */
export function lockParcels(tx: Transaction, userId: string, ids: readonly string[]): Promise<ParcelRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), inArray(parcels.id, [...ids])))
    .orderBy(asc(parcels.id))
    .for('update')
}

/** The same for all parcels of a logistics order. */
export function lockParcelsOfOrder(tx: Transaction, logisticsOrderId: string): Promise<ParcelRow[]> {
  return tx
    .select()
    .from(parcels)
    .where(eq(parcels.logisticsOrderId, logisticsOrderId))
    .orderBy(asc(parcels.id))
    .for('update')
}

/** The parcels of a logistics order, those declared first on top. */
export function listParcelsOfOrder(db: Database, logisticsOrderId: string): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(eq(parcels.logisticsOrderId, logisticsOrderId))
    .orderBy(asc(parcels.creationTime), asc(parcels.id))
}

/** The parcels on their way or in the warehouse that carry a number: all customers', or one's. */
export function findLiveParcels(db: Database, expressNumber: string, userId?: string): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.expressNumber, expressNumber),
        notInArray(parcels.status, PARCEL.all('ended')),
        userId === undefined ? undefined : eq(parcels.userId, userId),
      ),
    )
}

/** Inserts a parcel with the first line of its history. */
export const insertParcel = preparedInsertOfBoth(parcels, parcelLogs)

/** Changes a parcel that is still as it was read; undefined when somebody else was first. */
export async function updateParcel(
  tx: Transaction,
  { id, version }: ParcelRow,
  changes: ParcelChanges,
): Promise<ParcelRow | undefined> {
  const [row] = await tx
    .update(parcels)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(parcels.id, id), eq(parcels.version, version)))
    .returning()
  return row
}

export const insertLog = preparedInsert(parcelLogs)

/** What happened to a parcel, newest first. */
export function listLogs(db: Database, parcelId: string): Promise<ParcelLogRow[]> {
  return logsOfParcel(db, { parcelId })
}

const logsOfParcel = prepared((db) =>
  db
    .select()
    .from(parcelLogs)
    .where(eq(parcelLogs.parcelId, sql.placeholder('parcelId')))
    .orderBy(desc(parcelLogs.time), desc(parcelLogs.id)),
)
