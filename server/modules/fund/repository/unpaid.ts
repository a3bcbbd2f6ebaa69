import { and, eq, gt, type SQL } from 'drizzle-orm'

import { LogisticsOrderStatus, StoreOrderStatus } from '../../../contracts/enumerations.ts'
import { logisticsOrders, storeOrders } from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'

/** An unpaid logistics order with all that tells what it costs. */
export type UnpaidOrder = Awaited<ReturnType<typeof listUnpaidLogisticsOrders>>[number]

/** A customer's unpaid logistics orders. */
export function listUnpaidLogisticsOrders(db: Database, userId: string) {
  return selectUnpaid(db).where(unpaidLogisticsOrders(userId))
}

/** Those in a currency that auto-pay will charge. */
export function listReserved(db: Database, userId: string, currencyCode: string) {
  const isReserved = and(eq(logisticsOrders.isAutoPay, true), eq(logisticsOrders.currencyCode, currencyCode))
  return selectUnpaid(db).where(and(unpaidLogisticsOrders(userId), isReserved))
}

function selectUnpaid(db: Database) {
  const { id, code, actualBill, paymentTerm, currencyCode, statusTime } = logisticsOrders
  return db
    .select({ id, code, actualBill, paymentTerm, currencyCode, statusTime })
    .from(logisticsOrders)
    .$dynamic()
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
