import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
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
import { STORED_STATUSES } from './storageClock.ts'

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
  // Both in one statement: on the way to the database and back most of a list's time is spent.
  const total = sql`(select count(*) from ${parcels} where ${where})`.mapWith(Number)
  const found = await db
    .select({ row: parcels, total })
    .from(parcels)
    .where(where)
    .orderBy(...ORDERS[sorting])
    .limit(maxResultCount)
    .offset(skipCount)
  const [first] = found
  const isPastEnd = first === undefined && skipCount > 0
  const totalCount = isPastEnd ? await db.$count(parcels, where) : (first?.total ?? 0)
  return { rows: found.map(({ row }) => row), totalCount }
}

const ORDERS: Readonly<Record<ParcelSorting, SQL[]>> = {
  'creationTime desc': [desc(parcels.creationTime), desc(parcels.id)],
  'creationTime asc': [asc(parcels.creationTime), asc(parcels.id)],
  'inboundTime desc': [sql`${parcels.inboundTime} desc nulls last`, desc(parcels.id)],
  'inboundTime asc': [sql`${parcels.inboundTime} asc nulls last`, asc(parcels.id)],
  // Every parcel has the same number of free days: whoever was checked in first runs out first.
  'freeUntil asc': [
    sql`${inArray(parcels.status, [...STORED_STATUSES])} desc`,
    sql`${parcels.inboundTime} asc nulls last`,
    asc(parcels.id),
  ],
}

function filters(request: ParcelListRequest): (SQL | undefined)[] {
  const { status, statuses, isDeclared, isSubmitted, canSubmit, filter } = request
  return [
    status === undefined ? undefined : eq(parcels.status, status),
    statuses === undefined ? undefined : inArray(parcels.status, statuses),
    isDeclared === undefined ? undefined : eq(parcels.isDeclared, isDeclared),
    isSubmitted === undefined ? undefined : submitted(isSubmitted),
    canSubmit === undefined ? undefined : submittable(canSubmit),
    filter?.trim() ? holds(filter.trim()) : undefined,
  ]
}

/** What a logistics order may take. */
function submittable(canSubmit: boolean): SQL {
  const isReady = sql`(${parcels.status} = ${ParcelStatus.Inbound} and ${parcels.isDeclared} and ${submitted(false)})`
  return canSubmit ? isReady : not(isReady)
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

/** A customer's own parcels, those declared first on top. */
export function findParcels(db: Database, userId: string, ids: readonly string[]): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), inArray(parcels.id, [...ids])))
    .orderBy(asc(parcels.creationTime), asc(parcels.id))
}

/**
 * Keeps a customer's parcels from being changed until the transaction ends. Always in the order of their ids,
 * so that two that lock several never wait for each other.
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
