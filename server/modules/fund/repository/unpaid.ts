import { and, eq, gt, type SQL } from 'drizzle-orm'

import { LogisticsOrderStatus, StoreOrderStatus } from '../../../contracts/enumerations.ts'
import { logisticsOrders, storeOrders } from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'

/** A customer's unpaid logistics orders. */
export function listUnpaidLogisticsOrders(db: Database, userId: string) {
  const { id, code, total, currencyCode, statusTime } = logisticsOrders
  return db
    .select({ id, code, total, currencyCode, statusTime })
    .from(logisticsOrders)
    .where(unpaidLogisticsOrders(userId))
}

/** A customer's unpaid mall orders. */
export function listUnpaidStoreOrders(db: Database, userId: string, now: Date) {
  return db.select().from(storeOrders).where(unpaidStoreOrders(userId, now))
}

/** Number of a customer's unpaid orders of both kinds. */
export async function countUnpaid(db: Database, userId: string, now: Date): Promise<number> {
  const counts = await Promise.all([
    db.$count(logisticsOrders, unpaidLogisticsOrders(userId)),
    db.$count(storeOrders, unpaidStoreOrders(userId, now)),
  ])
  return counts[0] + counts[1]
}

function unpaidLogisticsOrders(userId: string): SQL | undefined {
  const { PendingPayment } = LogisticsOrderStatus
  return and(eq(logisticsOrders.userId, userId), eq(logisticsOrders.status, PendingPayment))
}

/** Past its deadline a mall order can't be paid, even before housekeeping marks it. */
function unpaidStoreOrders(userId: string, now: Date): SQL | undefined {
  const isUnpaid = eq(storeOrders.status, StoreOrderStatus.PendingPayment)
  return and(eq(storeOrders.userId, userId), isUnpaid, gt(storeOrders.expirationTime, now))
}
