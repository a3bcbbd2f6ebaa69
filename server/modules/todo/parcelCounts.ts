import { and, asc, eq, lt, lte, notInArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import { after, DAY_MS } from '../../base/time/clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { parcels } from '../../db/schema/index.ts'
import { parseMoney } from '../../money/money.ts'
import {
  OVERDUE_DAYS,
  freeStorage,
  freeStorageBegunBefore,
  freeStorageStart,
  storageOf,
} from '../parcel/index.ts'
import { toItem, total, type TodoScope } from './items.ts'

import type { ParcelsAtHand, TodoItem } from '../../contracts/todo.ts'

/** So many days before storage stops to be free the customer hears of it. */
const STORAGE_NOTICE_DAYS = 7

/** Parcels that are there without a declaration; the one stored longest is the most pressing. */
export function countUndeclared(scope: TodoScope): Promise<TodoItem> {
  const gone = [ParcelStatus.Signed, ParcelStatus.Canceled]
  return countParcels(scope, and(eq(parcels.isDeclared, false), notInArray(parcels.status, gone)))
}

/** Parcels whose free storage ends soon, or has ended, and that the customer can still send. */
export function countStorageEnding(scope: TodoScope): Promise<TodoItem> {
  const begun = freeStorageBegunBefore(scope.now, STORAGE_NOTICE_DAYS, scope.terms)
  const endsSoon = lt(freeStorageStart, begun)
  return countParcels(scope, and(eq(parcels.status, ParcelStatus.Inbound), endsSoon))
}

async function countParcels(scope: TodoScope, where: SQL | undefined): Promise<TodoItem> {
  const { db, userId, now, terms } = scope
  const rows = await db
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
  const withStorage = rows.map((row) => {
    const storage = storageOf(row, now, terms)
    return {
      ...row,
      deadline: row.inboundTime && freeStorage(row.inboundTime, row.extraFreeDays, terms).freeUntil,
      daysLeft: storage?.daysLeft ?? null,
      amount: storage && storage.daysLeft < 0 ? parseMoney(storage.accruedFee) : null,
      parcelId: row.id,
    }
  })
  return toItem(scope, 'PARCEL', withStorage)
}

/** Parcels that should have arrived long ago. */
export async function countOverdue(scope: TodoScope): Promise<TodoItem> {
  const { db, userId, now } = scope
  const rows = await db
    .select({
      id: parcels.id,
      displayName: parcels.expressNumber,
      deadline: sql<null>`null`,
      total,
    })
    .from(parcels)
    .where(
      and(
        eq(parcels.userId, userId),
        eq(parcels.status, ParcelStatus.NotArrival),
        lte(parcels.creationTime, after(now, -OVERDUE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(parcels.creationTime), asc(parcels.id))
    .limit(1)
  return toItem(
    scope,
    'PARCEL',
    rows.map((row) => ({ ...row, parcelId: row.id })),
  )
}

/** Parcels that are coming or checked in; what nobody has submitted yet. */
export async function parcelsAtHand({
  db,
  userId,
  now,
  terms,
}: TodoScope): Promise<Omit<ParcelsAtHand, 'lowestPrice'>> {
  const isStored = eq(parcels.status, ParcelStatus.Inbound)
  const isShippable = sql`${isStored} and ${parcels.isDeclared}`
  const [row] = await db
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
  if (!row) throw new Error('a count came without a row')
  const { grams, firstInboundTime, firstExtraFreeDays, ...counts } = row
  const first = {
    status: ParcelStatus.Inbound,
    statusTime: now,
    inboundTime: firstInboundTime,
    extraFreeDays: firstExtraFreeDays ?? 0,
  }
  return { ...counts, weight: grams / 1000, firstStorage: storageOf(first, now, terms) }
}

/** What the parcel has whose free storage ends first, of those that meet a condition. */
function ofFirst(column: AnyColumn, where: SQL) {
  return sql`(array_agg(${column} order by ${freeStorageStart}, ${parcels.id}) filter (where ${where}))[1]`
}
