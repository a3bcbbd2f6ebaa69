import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import { ParcelStatus } from '../../contracts/enumerations.ts'
import { containing } from '../../db/containing.ts'
import { prepared, preparedBy, preparedInsert } from '../../db/prepared.ts'
import { parcelLogs, parcels, warehouses } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { freeStorageStart, STORED_STATUSES } from './storageClock.ts'

import type { ParcelListRequest, ParcelSorting } from '../../contracts/parcelRequests.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

export type ParcelRow = typeof parcels.$inferSelect
export type ParcelLogRow = typeof parcelLogs.$inferSelect
export type NewParcel = typeof parcels.$inferInsert
export type ParcelChanges = Partial<Omit<ParcelRow, 'id' | 'userId' | 'version' | 'creationTime'>>

/** Statuses after which a parcel's number may be used again. */
const ENDED: ParcelStatus[] = [ParcelStatus.Signed, ParcelStatus.Canceled]

/** A slice of a customer's parcels. */
export function listParcels(
  db: Database,
  userId: string,
  request: ParcelListRequest,
): Promise<Slice<ParcelRow>> {
  const sorting = request.sorting || 'creationTime desc'
  const { filter = '' } = request
  const words = filter.trim()
  const values = {
    ...request,
    filter: words === '' ? undefined : containing(words),
    number: containing(normaliseExpressNumber(words)),
    userId,
  }
  const filters = FILTERS.filter((name) => values[name] !== undefined)
  const read = parcelLists({ sorting, filters })
  return slice(request, (limit, offset) => read(db, { ...values, limit, offset }))
}

const ORDERS: Readonly<Record<ParcelSorting, SQL[]>> = {
  'creationTime desc': [desc(parcels.creationTime), desc(parcels.id)],
  'creationTime asc': [asc(parcels.creationTime), asc(parcels.id)],
  'inboundTime desc': [sql`${parcels.inboundTime} desc nulls last`, desc(parcels.id)],
  'inboundTime asc': [sql`${parcels.inboundTime} asc nulls last`, asc(parcels.id)],
  'freeUntil asc': [
    sql`${inArray(parcels.status, [...STORED_STATUSES])} desc`,
    sql`${freeStorageStart} asc nulls last`,
    asc(parcels.id),
  ],
}

/** What a logistics order may take. */
const canSubmit = sql`(${parcels.status} = ${ParcelStatus.Inbound} and ${parcels.isDeclared} and ${parcels.logisticsOrderId} is null)`

/** Where in a parcel a customer looks for words. */
const holds = or(
  ilike(parcels.expressNumber, sql.placeholder('number')),
  ilike(parcels.declaredName, sql.placeholder('filter')),
  ilike(parcels.remarks, sql.placeholder('filter')),
  ilike(sql`array_to_string(${parcels.tags}, ' ')`, sql.placeholder('filter')),
)

/** What a list can be narrowed by. */
const CONDITIONS = {
  status: eq(parcels.status, sql.placeholder('status')),
  statuses: sql`${parcels.status} = any(${sql.placeholder('statuses')})`,
  isDeclared: eq(parcels.isDeclared, sql.placeholder('isDeclared')),
  isSubmitted: sql`(${parcels.logisticsOrderId} is not null) = ${sql.placeholder('isSubmitted')}`,
  canSubmit: sql`${canSubmit} = ${sql.placeholder('canSubmit')}`,
  filter: holds,
}
type Filter = keyof typeof CONDITIONS
const FILTERS = Object.keys(CONDITIONS) as Filter[]

interface ListShape {
  readonly sorting: ParcelSorting
  readonly filters: readonly Filter[]
}

const parcelLists = preparedBy((db, { sorting, filters }: ListShape) => {
  const where = and(eq(parcels.userId, sql.placeholder('userId')), ...filters.map((name) => CONDITIONS[name]))
  return db
    .select({ ...getTableColumns(parcels), totalCount: db.$count(parcels, where) })
    .from(parcels)
    .where(where)
    .orderBy(...ORDERS[sorting])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

export async function warehouseName(db: Database, id: string): Promise<Localised> {
  const [row] = await db
    .select({ name: warehouses.displayName })
    .from(warehouses)
    .where(eq(warehouses.id, id))
  if (!row) throw new Error(`no warehouse ${id}`)
  return row.name
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

export const insertParcel = preparedInsert(parcels)

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
