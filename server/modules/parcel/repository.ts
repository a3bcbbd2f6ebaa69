import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import { DEFAULT_PAGE_SIZE } from '../../contracts/common.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { containing } from '../../db/containing.ts'
import { parcelLogs, parcels } from '../../db/schema/index.ts'
import { normaliseExpressNumber } from './expressNumber.ts'

import type { ParcelListRequest, ParcelSorting } from '../../contracts/parcelRequests.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type ParcelRow = typeof parcels.$inferSelect
export type ParcelLogRow = typeof parcelLogs.$inferSelect
export type NewParcel = typeof parcels.$inferInsert
export type ParcelChanges = Partial<Omit<ParcelRow, 'id' | 'userId' | 'version' | 'creationTime'>>

/** Statuses after which a parcel's number may be used again. */
const ENDED: ParcelStatus[] = [ParcelStatus.Signed, ParcelStatus.Canceled]

/** A slice of a customer's parcels, and how many there are. */
export async function listParcels(
  db: Database,
  userId: string,
  request: ParcelListRequest,
): Promise<{ rows: ParcelRow[]; totalCount: number }> {
  const { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, sorting = 'creationTime desc' } = request
  const where = and(eq(parcels.userId, userId), ...filters(request))
  const rows = await db
    .select()
    .from(parcels)
    .where(where)
    .orderBy(...ORDERS[sorting])
    .limit(maxResultCount)
    .offset(skipCount)
  const isWhole = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0)
  if (isWhole) return { rows, totalCount: skipCount + rows.length }
  const [total] = await db.select({ count: count() }).from(parcels).where(where)
  return { rows, totalCount: total?.count ?? 0 }
}

const ORDERS: Readonly<Record<ParcelSorting, SQL[]>> = {
  'creationTime desc': [desc(parcels.creationTime), desc(parcels.id)],
  'creationTime asc': [asc(parcels.creationTime), asc(parcels.id)],
  'inboundTime desc': [sql`${parcels.inboundTime} desc nulls last`, desc(parcels.id)],
  'inboundTime asc': [sql`${parcels.inboundTime} asc nulls last`, asc(parcels.id)],
}

function filters({ status, isDeclared, isSubmitted, filter }: ParcelListRequest): (SQL | undefined)[] {
  return [
    status === undefined ? undefined : eq(parcels.status, status),
    isDeclared === undefined ? undefined : eq(parcels.isDeclared, isDeclared),
    isSubmitted === undefined ? undefined : submitted(isSubmitted),
    filter?.trim() ? holds(filter.trim()) : undefined,
  ]
}

function submitted(isSubmitted: boolean): SQL {
  return isSubmitted ? isNotNull(parcels.logisticsOrderId) : isNull(parcels.logisticsOrderId)
}

function holds(filter: string): SQL | undefined {
  const pattern = containing(filter)
  return or(
    ilike(parcels.expressNumber, containing(normaliseExpressNumber(filter))),
    ilike(parcels.declaredName, pattern),
    ilike(parcels.remarks, pattern),
    ilike(sql`array_to_string(${parcels.tags}, ' ')`, pattern),
  )
}

/** A customer's own parcel. */
export async function findParcel(db: Database, userId: string, id: string): Promise<ParcelRow | undefined> {
  const [row] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), eq(parcels.id, id)))
  return row
}

/** The parcels on their way or in the warehouse that carry a number: all customers', or one's. */
export function findLiveParcels(db: Database, expressNumber: string, userId?: string): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.expressNumber, expressNumber),
        notInArray(parcels.status, ENDED),
        userId === undefined ? undefined : eq(parcels.userId, userId),
      ),
    )
}

export async function insertParcel(tx: Transaction, parcel: NewParcel): Promise<ParcelRow> {
  const [row] = await tx.insert(parcels).values(parcel).returning()
  if (!row) throw new Error('the database kept no parcel')
  return row
}

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

export async function insertLog(tx: Transaction, log: typeof parcelLogs.$inferInsert): Promise<void> {
  await tx.insert(parcelLogs).values(log)
}

/** What happened to a parcel, newest first. */
export function listLogs(db: Database, parcelId: string): Promise<ParcelLogRow[]> {
  return db
    .select()
    .from(parcelLogs)
    .where(eq(parcelLogs.parcelId, parcelId))
    .orderBy(desc(parcelLogs.time), desc(parcelLogs.id))
}
