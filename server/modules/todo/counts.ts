import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import {
  AfterSalesStatus,
  LogisticsOrderStatus,
  MyCouponStatus,
  StoreOrderStatus,
  TopupStatus,
} from '../../contracts/enumerations.ts'
import {
  afterSalesCases,
  logisticsOrders,
  myCoupons,
  storeOrders,
  topups,
  unclaimedParcelClaims,
  unclaimedParcels,
} from '../../db/schema/index.ts'
import { maskNumber } from '../unclaimedParcel/index.ts'
import { toItem, total, type TodoScope } from './items.ts'

import type { OrdersAtHand, TodoItem } from '../../contracts/todo.ts'

/** Logistics orders in a status; the one that has been in it longest is the most pressing. */
export async function countOrders(
  scope: TodoScope,
  status: typeof LogisticsOrderStatus.PendingPayment | typeof LogisticsOrderStatus.ArrivedPickupStation,
): Promise<TodoItem> {
  const { db, userId } = scope
  const isUnpaid = status === LogisticsOrderStatus.PendingPayment
  const rows = await db
    .select({
      id: logisticsOrders.id,
      displayName: logisticsOrders.code,
      deadline: sql<null>`null`,
      amount: isUnpaid ? logisticsOrders.total : sql<null>`null`,
      currencyCode: logisticsOrders.currencyCode,
      parcelId: sql<string | null>`${logisticsOrders.parcelIds}[1]`,
      total,
    })
    .from(logisticsOrders)
    .where(and(eq(logisticsOrders.userId, userId), eq(logisticsOrders.status, status)))
    .orderBy(asc(logisticsOrders.statusTime), asc(logisticsOrders.id))
    .limit(1)
  return toItem(scope, 'LOGISTICS_ORDER', rows)
}

/** Orders from payment to pickup, and open after-sales cases. */
export async function ordersAtHand({ db, userId }: TodoScope): Promise<OrdersAtHand> {
  const countIn = (status: LogisticsOrderStatus) =>
    sql<number>`(count(*) filter (where ${logisticsOrders.status} = ${status}))::int`
  const isOpen = inArray(afterSalesCases.status, [AfterSalesStatus.Open, AfterSalesStatus.Answered])
  const [[row], openCases] = await Promise.all([
    db
      .select({
        pendingPayment: countIn(LogisticsOrderStatus.PendingPayment),
        pendingShipment: countIn(LogisticsOrderStatus.PendingShipment),
        shipped: countIn(LogisticsOrderStatus.Shipped),
        readyForPickup: countIn(LogisticsOrderStatus.ArrivedPickupStation),
      })
      .from(logisticsOrders)
      .where(eq(logisticsOrders.userId, userId)),
    db.$count(afterSalesCases, and(eq(afterSalesCases.userId, userId), isOpen)),
  ])
  if (!row) throw new Error('a count came without a row')
  return { ...row, openCases }
}

/** Coupons that are neither used nor expired. Those past their end don't count, even before housekeeping marks them. */
export function couponsAtHand({ db, userId, now }: TodoScope): Promise<number> {
  const isLive = or(isNull(myCoupons.validUntil), gt(myCoupons.validUntil, now))
  const isUnused = eq(myCoupons.status, MyCouponStatus.NORMAL)
  return db.$count(myCoupons, and(eq(myCoupons.userId, userId), isUnused, isLive))
}

/** Unpaid mall orders; they lapse at their deadline. */
export async function countUnpaidStoreOrders(scope: TodoScope): Promise<TodoItem> {
  const { db, userId, now } = scope
  const rows = await db
    .select({
      id: storeOrders.id,
      displayName: storeOrders.code,
      deadline: storeOrders.expirationTime,
      amount: storeOrders.total,
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
  return toItem(scope, 'STORE_ORDER', rows)
}

/** After-sales cases whose answer waits for the customer. */
export async function countAnsweredCases(scope: TodoScope): Promise<TodoItem> {
  const { db, userId } = scope
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
  return toItem(scope, 'AFTER_SALES', rows)
}

/** Top-ups that the warehouse is checking. */
export async function countTopupsUnderReview(scope: TodoScope): Promise<TodoItem> {
  const { db, userId } = scope
  const rows = await db
    .select({
      id: topups.id,
      displayName: topups.code,
      deadline: sql<null>`null`,
      amount: topups.creditedAmount,
      currencyCode: topups.creditedCurrencyCode,
      total,
    })
    .from(topups)
    .where(and(eq(topups.userId, userId), eq(topups.status, TopupStatus.PendingAudit)))
    .orderBy(asc(topups.statusTime), asc(topups.id))
    .limit(1)
  return toItem(scope, 'TOPUP', rows)
}

/** Claims on unclaimed parcels that the warehouse is checking. */
export async function countClaimsUnderReview(scope: TodoScope): Promise<TodoItem> {
  const { db, userId } = scope
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
    scope,
    'UNCLAIMED_PARCEL',
    rows.map((row) => ({ ...row, displayName: maskNumber(row.displayName) })),
  )
}
