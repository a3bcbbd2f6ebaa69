import { asc, eq } from 'drizzle-orm'

import { users, warehouses } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type WarehouseRow = typeof warehouses.$inferSelect

/** The warehouses, in the tenant's order. */
export function listWarehouses(db: Database): Promise<WarehouseRow[]> {
  return db.select().from(warehouses).orderBy(asc(warehouses.displayOrder))
}

/** A customer's ID code; undefined if there is no such customer. */
export async function findIdCode(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ idCode: users.idCode }).from(users).where(eq(users.id, userId))
  return user?.idCode
}
