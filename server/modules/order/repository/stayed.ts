import { and, count, eq, getTableColumns, gte, inArray, isNull, ne, or } from 'drizzle-orm'

import { LogisticsOrderStatus } from '../../../contracts/enumerations.ts'
import { fundAccounts, logisticsOrders as orders, trackingEvents } from '../../../db/schema/index.ts'
import { hasStayed, type Stay } from '../../../db/stayed.ts'

import type { Database } from '../../../db/client.ts'

const isTheirAccount = and(
  eq(fundAccounts.userId, orders.userId),
  eq(fundAccounts.currencyCode, orders.currencyCode),
)

/** Auto-pay is tried once, so that the customer hears of a balance that is too low, and again when it suffices. */
const isWorthCharging = and(
  orders.isAutoPay,
  or(isNull(orders.shortfallTime), gte(fundAccounts.balance, orders.total)),
)

/** Orders that have stayed in a status, longest first. Unpaid ones only if auto-pay may pay them. */
export function findStayedOrders(db: Database, stays: readonly Stay[], limit: number) {
  return db
    .select(getTableColumns(orders))
    .from(orders)
    .leftJoin(fundAccounts, isTheirAccount)
    .where(
      and(
        hasStayed({ status: orders.status, since: orders.statusTime }, stays),
        or(ne(orders.status, LogisticsOrderStatus.PendingPayment), isWorthCharging),
      ),
    )
    .orderBy(orders.statusTime)
    .limit(limit)
}

/** How many tracking events orders have, by their IDs; those without any are left out. */
export async function countTrackingEvents(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: trackingEvents.orderId, count: count() })
    .from(trackingEvents)
    .where(inArray(trackingEvents.orderId, [...orderIds]))
    .groupBy(trackingEvents.orderId)
  return new Map(rows.map((row) => [row.orderId, row.count]))
}
