import { asc, eq, inArray } from 'drizzle-orm'

import { goodsTypes, shippingMethodTypes } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type ShippingMethodTypeRow = typeof shippingMethodTypes.$inferSelect
export type GoodsTypeRow = typeof goodsTypes.$inferSelect

/** The way of transport with this id; undefined when there is none. */
export async function findShippingMethodType(
  db: Database,
  id: string,
): Promise<ShippingMethodTypeRow | undefined> {
  const [row] = await db.select().from(shippingMethodTypes).where(eq(shippingMethodTypes.id, id))
  return row
}

/** The kinds of goods with these ids, in their order; unknown ids are left out, so that fewer come back. */
export async function findGoodsTypes(db: Database, ids: readonly string[]): Promise<GoodsTypeRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(goodsTypes)
    .where(inArray(goodsTypes.id, [...ids]))
    .orderBy(asc(goodsTypes.displayOrder))
}
