import { desc, eq } from 'drizzle-orm'

import { logisticsOrderLogs } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export type OrderLogRow = typeof logisticsOrderLogs.$inferSelect

export async function insertLog(tx: Transaction, log: typeof logisticsOrderLogs.$inferInsert): Promise<void> {
  await tx.insert(logisticsOrderLogs).values(log)
}

/** What happened to an order, newest first. */
export function listLogs(db: Database, orderId: string): Promise<OrderLogRow[]> {
  return db
    .select()
    .from(logisticsOrderLogs)
    .where(eq(logisticsOrderLogs.orderId, orderId))
    .orderBy(desc(logisticsOrderLogs.time), desc(logisticsOrderLogs.id))
}
