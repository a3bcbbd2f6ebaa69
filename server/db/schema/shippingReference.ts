import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { id, localisedText } from './columns.ts'
import { regionGroups } from './regions.ts'

import type { GoodsCategory } from '../../contracts/shippingReference.ts'

/** Modes of transport: by air, by sea, … */
export const shippingMethodTypes = pgTable('shipping_method_types', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  description: localisedText('description').notNull(),
  displayOrder: integer('display_order').notNull(),
})

/** Kinds of goods, as carriers distinguish them. */
export const goodsTypes = pgTable('goods_types', {
  id: id(),
  category: text('category').$type<GoodsCategory>().notNull(),
  displayName: localisedText('display_name').notNull(),
  description: localisedText('description').notNull(),
  isShippable: boolean('is_shippable').notNull(),
  displayOrder: integer('display_order').notNull(),
})

/** Where customers collect their boxes. Degrees of latitude and longitude are WGS 84. */
export const pickupStations = pgTable(
  'pickup_stations',
  {
    id: id(),
    regionGroupId: text('region_group_id')
      .notNull()
      .references(() => regionGroups.id),
    displayName: localisedText('display_name').notNull(),
    address: localisedText('address').notNull(),
    mobile: text('mobile').notNull(),
    openingHours: localisedText('opening_hours').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    isFull: boolean('is_full').notNull().default(false),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('pickup_stations_region_group').on(table.regionGroupId, table.displayOrder)],
)
