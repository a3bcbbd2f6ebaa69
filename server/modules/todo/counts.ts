import { and, asc, eq, gt, lt, lte, notInArray, sql, type SQL } from 'drizzle-orm'

import { after, DAY_MS } from '../../clock.ts'
import {
  AfterSalesStatus,
  ParcelStatus,
  StoreOrderStatus,
  TopupStatus,
} from '../../contracts/enumerations.ts'
import {
  afterSalesCases,
  logisticsOrders,
  parcels,
  storeOrders,
  topups,
  unclaimedParcelClaims,
  unclaimedParcels,
} from '../../db/schema/index.ts'
import { checkedInBefore, freeStorage, type StorageTerms } from '../parcel/storageClock.ts'
import { maskNumber } from '../unclaimedParcel/maskRules.ts'

import type { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import type { SubjectType } from '../../contracts/message.ts'
import type { TodoItem } from '../../contracts/todo.ts'
import type { Database } from '../../db/client.ts'

/** Whose things are counted, and as of when. */
export interface TodoScope {
  readonly db: Database
  readonly userId: string
  readonly now: Date
  readonly terms: StorageTerms
}

/** So many days before storage stops to be free the customer hears of it. */
const STORAGE_NOTICE_DAYS = 7

/** A parcel that was declared so long ago and has not arrived may be lost. */
const OVERDUE_DAYS = 10

/** How many rows there are in all, beside the first of them. */
const total = sql<number>`(count(*) over ())::int`

interface FirstRow {
  readonly id: string
  readonly displayName: string
  readonly deadline: Date | null
  readonly total: number
}

function toItem(type: SubjectType, [first]: readonly FirstRow[]): TodoItem {
  if (!first) return { count: 0, worst: null }
  const { id, displayName, deadline } = first
  return { count: first.total, worst: { type, id, displayName, deadline: deadline?.toISOString() ?? null } }
}

/** Parcels that are there without a declaration; the one stored longest is the most pressing. */
export function countUndeclared(scope: TodoScope): Promise<TodoItem> {
  const gone = [ParcelStatus.Signed, ParcelStatus.Canceled]
  return countParcels(scope, and(eq(parcels.isDeclared, false), notInArray(parcels.status, gone)))
}

/** Parcels whose free storage ends soon, or has ended, and that the customer can still send. */
export function countStorageEnding(scope: TodoScope): Promise<TodoItem> {
  const endsSoon = lt(parcels.inboundTime, checkedInBefore(scope.now, STORAGE_NOTICE_DAYS, scope.terms))
  return countParcels(scope, and(eq(parcels.status, ParcelStatus.Inbound), endsSoon))
}

async function countParcels({ db, userId, terms }: TodoScope, where: SQL | undefined): Promise<TodoItem> {
  const rows = await db
    .select({
      id: parcels.id,
      displayName: parcels.expressNumber,
      inboundTime: parcels.inboundTime,
      total,
    })
    .from(parcels)
    .where(and(eq(parcels.userId, userId), where))
    .orderBy(sql`${parcels.inboundTime} asc nulls last`, asc(parcels.creationTime), asc(parcels.id))
    .limit(1)
  const withDeadline = rows.map(({ inboundTime, ...row }) => ({
    ...row,
    deadline: inboundTime && freeStorage(inboundTime, terms).freeUntil,
  }))
  return toItem('PARCEL', withDeadline)
}

/** Parcels that should have arrived long ago. */
export async function countOverdue({ db, userId, now }: TodoScope): Promise<TodoItem> {
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
  return toItem('PARCEL', rows)
}

/** Logistics orders in a status; the one that has been in it longest is the most pressing. */
export async function countOrders(
  { db, userId }: TodoScope,
  status: typeof LogisticsOrderStatus.PendingPayment | typeof LogisticsOrderStatus.ArrivedPickupStation,
): Promise<TodoItem> {
  const rows = await db
    .select({
      id: logisticsOrders.id,
      displayName: logisticsOrders.code,
      deadline: sql<null>`null`,
      total,
    })
    .from(logisticsOrders)
    .where(and(eq(logisticsOrders.userId, userId), eq(logisticsOrders.status, status)))
    .orderBy(asc(logisticsOrders.statusTime), asc(logisticsOrders.id))
    .limit(1)
  return toItem('LOGISTICS_ORDER', rows)
}

/** Mall orders that wait for money; they lapse at their deadline. */
export async function countUnpaidStoreOrders({ db, userId, now }: TodoScope): Promise<TodoItem> {
  const rows = await db
    .select({
      id: storeOrders.id,
      displayName: storeOrders.code,
      deadline: storeOrders.expirationTime,
      total,
    })
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.userId, userId),
        eq(storeOrders.status, StoreOrderStatus.PendingPayment),
        gt(storeOrders.expirationTime, now),
      ),
    )
    .orderBy(asc(storeOrders.expirationTime), asc(storeOrders.id))
    .limit(1)
  return toItem('STORE_ORDER', rows)
}

/** After-sales cases whose answer waits for the customer. */
export async function countAnsweredCases({ db, userId }: TodoScope): Promise<TodoItem> {
  const rows = await db
    .select({
      id: afterSalesCases.id,
      displayName: afterSalesCases.code,
      deadline: sql<null>`null`,
      total,
    })
    .from(afterSalesCases)
    .where(and(eq(afterSalesCases.userId, userId), eq(afterSalesCases.status, AfterSalesStatus.Answered)))
    .orderBy(asc(afterSalesCases.statusTime), asc(afterSalesCases.id))
    .limit(1)
  return toItem('AFTER_SALES', rows)
}

/** Top-ups that the warehouse is checking. */
export async function countTopupsUnderReview({ db, userId }: TodoScope): Promise<TodoItem> {
  const rows = await db
    .select({ id: topups.id, displayName: topups.code, deadline: sql<null>`null`, total })
    .from(topups)
    .where(and(eq(topups.userId, userId), eq(topups.status, TopupStatus.PendingAudit)))
    .orderBy(asc(topups.statusTime), asc(topups.id))
    .limit(1)
  return toItem('TOPUP', rows)
}

/** Claims on unclaimed parcels that the warehouse is checking. */
export async function countClaimsUnderReview({ db, userId }: TodoScope): Promise<TodoItem> {
  const rows = await db
    .select({
      id: unclaimedParcels.id,
      displayName: unclaimedParcels.expressNumber,
      deadline: sql<null>`null`,
      total,
    })
    .from(unclaimedParcelClaims)
    .innerJoin(unclaimedParcels, eq(unclaimedParcels.id, unclaimedParcelClaims.unclaimedParcelId))
    .where(and(eq(unclaimedParcelClaims.userId, userId), eq(unclaimedParcelClaims.status, 'UNDER_REVIEW')))
    .orderBy(asc(unclaimedParcelClaims.creationTime), asc(unclaimedParcelClaims.id))
    .limit(1)
  return toItem(
    'UNCLAIMED_PARCEL',
    rows.map((row) => ({ ...row, displayName: maskNumber(row.displayName) })),
  )
}
