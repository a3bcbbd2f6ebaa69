import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, localisedText, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'
import { parcels } from './parcels.ts'
import { skus } from './reference.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { StoreOrderStatus } from '../../contracts/enumerations.ts'
import type { StoreOrderMove } from '../../contracts/storeOrder.ts'

/** Orders in the mall, with the goods as they were when ordered. Amounts are minor units. */
export const storeOrders = pgTable(
  'store_orders',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    status: integer('status').$type<StoreOrderStatus>().notNull(),
    /** When the order got its status. */
    statusTime: moment('status_time').notNull(),
    productId: text('product_id').notNull(),
    skuId: text('sku_id')
      .notNull()
      .references(() => skus.id),
    productName: localisedText('product_name').notNull(),
    skuName: localisedText('sku_name').notNull(),
    image: text('image').notNull(),
    unitPrice: minorUnits('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    total: minorUnits('total').notNull(),
    currencyCode: text('currency_code').notNull(),
    remarks: text('remarks'),
    /** How long the goods are reserved without payment. */
    expirationTime: moment('expiration_time').notNull(),
    /** Whether a paid order's goods are in the product's count of sold ones. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** The parcel that the paid goods became. */
    parcelId: text('parcel_id').references(() => parcels.id, { onDelete: 'set null' }),
    creationTime: moment('creation_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('store_orders_code').on(table.code),
    index('store_orders_user').on(table.userId, table.creationTime, table.id),
    index('store_orders_expiry').on(table.status, table.expirationTime),
    index('store_orders_uncounted')
      .on(table.status, table.id)
      .where(sql`not ${table.isCounted}`),
  ],
)

/** The history of a mall order: one row per move, never changed. */
export const storeOrderLogs = pgTable(
  'store_order_logs',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => storeOrders.id),
    time: moment('time').notNull(),
    move: text('move').$type<StoreOrderMove>().notNull(),
    status: integer('status').$type<StoreOrderStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
  },
  (table) => [index('store_order_logs_order').on(table.orderId, table.time, table.id)],
)
