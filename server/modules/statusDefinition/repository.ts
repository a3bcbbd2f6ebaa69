import { count, eq } from 'drizzle-orm'

import { logisticsOrders, parcels } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

/** How many of a customer's parcels are in each status; those without any are left out. */
export function countParcels(db: Database, userId: string): Promise<ReadonlyMap<number, number>> {
  return countByStatus(db, parcels, userId)
}

/** How many of a customer's logistics orders are in each status; those without any are left out. */
export function countOrders(db: Database, userId: string): Promise<ReadonlyMap<number, number>> {
  return countByStatus(db, logisticsOrders, userId)
}

async function countByStatus(
  db: Database,
  table: typeof parcels | typeof logisticsOrders,
  userId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ status: table.status, count: count() })
    .from(table)
    .where(eq(table.userId, userId))
    .groupBy(table.status)
  return new Map(rows.map((row) => [row.status, row.count]))
}
