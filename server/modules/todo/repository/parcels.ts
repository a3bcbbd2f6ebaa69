import { and, asc, eq, lt, lte, notInArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { parcels } from '../../../db/schema/index.ts'
import { PARCEL } from '../../../states/parcel.ts'
import { freeStorageStart } from '../../parcel/index.ts'
import { total, type FirstRow } from './firstRow.ts'

import type { Database } from '../../../db/client.ts'

/** The most pressing parcel of a kind, with what the clock of its storage goes by. */
export type FirstParcel = NonNullable<Awaited<ReturnType<typeof findFirst>>>

/** The undeclared parcel that has been stored longest. */
export function findUndeclared(db: Database, userId: string): Promise<FirstParcel | undefined> {
  const isHere = notInArray(parcels.status, PARCEL.all('ended'))
  return findFirst(db, userId, and(eq(parcels.isDeclared, false), isHere))
}

/** The parcel that can still be sent and whose free storage began first, if it began before a time. */
export function findStorageEnding(
  db: Database,
  userId: string,
  begunBefore: Date,
): Promise<FirstParcel | undefined> {
  const isEnding = lt(freeStorageStart, begunBefore)
  return findFirst(db, userId, and(eq(parcels.status, ParcelStatus.Inbound), isEnding))
}

async function findFirst(db: Database, userId: string, where: SQL | undefined) {
  const [parcel] = await db
    .select({
      id: parcels.id,
      displayName: parcels.expressNumber,
      status: parcels.status,
      statusTime: parcels.statusTime,
      inboundTime: parcels.inboundTime,
      extraFreeDays: parcels.extraFreeDays,
      total,
    })
    .from(parcels)
    .where(and(eq(parcels.userId, userId), where))
    .orderBy(sql`${freeStorageStart} asc nulls last`, asc(parcels.creationTime), asc(parcels.id))
    .limit(1)
  return parcel
}

/** Of the parcels that have not arrived though they were declared by a time, the one declared first. */
export async function findOverdue(
  db: Database,
  userId: string,
  declaredBy: Date,
): Promise<FirstRow | undefined> {
  const [parcel] = await db
    .select({ id: parcels.id, displayName: parcels.expressNumber, parcelId: parcels.id, total })
    .from(parcels)
    .where(
      and(
        eq(parcels.userId, userId),
        eq(parcels.status, ParcelStatus.NotArrival),
        lte(parcels.creationTime, declaredBy),
      ),
    )
    .orderBy(asc(parcels.creationTime), asc(parcels.id))
    .limit(1)
  return parcel
}

export type ParcelCounts = Awaited<ReturnType<typeof countParcels>>

/** Counts the parcels that are in no order yet: those on the way, and those checked in. */
export async function countParcels(db: Database, userId: string) {
  const isStored = eq(parcels.status, ParcelStatus.Inbound)
  const isShippable = sql`${isStored} and ${parcels.isDeclared}`
  const [counts] = await db
    .select({
      onTheWay: sql<number>`(count(*) filter (where ${parcels.status} = ${ParcelStatus.NotArrival}))::int`,
      inWarehouse: sql<number>`(count(*) filter (where ${isStored}))::int`,
      grams: sql<number>`(coalesce(sum(${parcels.weightGrams}) filter (where ${isStored}), 0))::int`,
      shippable: sql<number>`(count(*) filter (where ${isShippable}))::int`,
      firstShippableId: ofFirst(parcels.id, isShippable) as SQL<string | null>,
      firstInboundTime: ofFirst(parcels.inboundTime, isStored).mapWith(parcels.inboundTime),
      firstExtraFreeDays: ofFirst(parcels.extraFreeDays, isStored) as SQL<number | null>,
    })
    .from(parcels)
    .where(eq(parcels.userId, userId))
  if (!counts) throw new Error('a count came without a row')
  return counts
}

/** A column of the parcel whose free storage began first, of those that meet a condition. */
function ofFirst(column: AnyColumn, where: SQL) {
  return sql`(array_agg(${column} order by ${freeStorageStart}, ${parcels.id}) filter (where ${where}))[1]`
}
