import { and, asc, eq, gt, sql } from 'drizzle-orm'

import { LogisticsOrderStatus, StoreOrderStatus } from '../../../contracts/enumerations.ts'
import { logisticsOrders, storeOrders } from '../../../db/schema/index.ts'
import { total, type FirstRow } from './firstRow.ts'

import type { OrdersAtHand } from '../../../contracts/todo.ts'
import type { OrderRow } from '../../order/index.ts'
import type { Database } from '../../../db/client.ts'

/** The logistics order that has been in a status longest. */
export async function findLongestOrder(
  db: Database,
  userId: string,
  status: LogisticsOrderStatus,
): Promise<(FirstRow & Pick<OrderRow, 'actualBill' | 'paymentTerm'>) | undefined> {
  const [order] = await db
    .select({
      id: logisticsOrders.id,
      displayName: logisticsOrders.code,
      actualBill: logisticsOrders.actualBill,
      paymentTerm: logisticsOrders.paymentTerm,
      currencyCode: logisticsOrders.currencyCode,
      parcelId: sql<string | null>`${logisticsOrders.parcelIds}[1]`,
      total,
    })
    .from(logisticsOrders)
    .where(and(eq(logisticsOrders.userId, userId), eq(logisticsOrders.status, status)))
    .orderBy(asc(logisticsOrders.statusTime), asc(logisticsOrders.id))
    .limit(1)
  return order
}

/** How many logistics orders are at each stage from payment to pickup. */
export async function countOrders(db: Database, userId: string): Promise<Omit<OrdersAtHand, 'openCases'>> {
  const countIn = (status: LogisticsOrderStatus) =>
    sql<number>`(count(*) filter (where ${logisticsOrders.status} = ${status}))::int`
  const [counts] = await db
    .select({
      pendingPayment: countIn(LogisticsOrderStatus.PendingPayment),
      pendingShipment: countIn(LogisticsOrderStatus.PendingShipment),
      shipped: countIn(LogisticsOrderStatus.Shipped),
      readyForPickup: countIn(LogisticsOrderStatus.ArrivedPickupStation),
    })
    .from(logisticsOrders)
    .where(eq(logisticsOrders.userId, userId))
  if (!counts) throw new Error('a count came without a row')
  return counts
}

/** The unpaid mall order that expires first. */
export async function findUnpaidStoreOrder(
  db: Database,
  userId: string,
  now: Date,
): Promise<FirstRow | undefined> {
  const [order] = await db
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
  return order
}
