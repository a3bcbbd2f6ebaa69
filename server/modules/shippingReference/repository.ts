import { asc } from 'drizzle-orm'

import { goodsTypes, shippingMethodTypes } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type ShippingMethodTypeRow = typeof shippingMethodTypes.$inferSelect
export type GoodsTypeRow = typeof goodsTypes.$inferSelect

/** All ways of transport, in the tenant's order. */
export function listMethodTypes(db: Database): Promise<ShippingMethodTypeRow[]> {
  return db.select().from(shippingMethodTypes).orderBy(asc(shippingMethodTypes.displayOrder))
}

/** All kinds of goods, in the tenant's order. */
export function listGoodsTypes(db: Database): Promise<GoodsTypeRow[]> {
  return db.select().from(goodsTypes).orderBy(asc(goodsTypes.displayOrder))
}
