import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'

import { logisticsOrders } from '../../../db/schema/index.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'

import type { Database } from '../../../db/client.ts'

/** Removes the numbers of identity documents from orders that ended before a time. */
export function forgetDocumentsOfEnded(db: Database, before: Date): Promise<void> {
  const { status, statusTime } = logisticsOrders
  return forgetDocuments(db, and(inArray(status, LOGISTICS_ORDER.all('ended')), lte(statusTime, before)))
}

/** Removes them from a customer's orders. */
export function forgetDocumentsOf(db: Database, userId: string): Promise<void> {
  return forgetDocuments(db, eq(logisticsOrders.userId, userId))
}

async function forgetDocuments(db: Database, where: SQL | undefined): Promise<void> {
  const { shippingAddress } = logisticsOrders
  await db
    .update(logisticsOrders)
    .set({ shippingAddress: sql`${shippingAddress} || '{"idDocument":null}'` })
    .where(and(where, sql`${shippingAddress} ->> 'idDocument' is not null`))
}
