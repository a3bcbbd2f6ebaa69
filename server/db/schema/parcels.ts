import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'
import { warehouses } from './reference.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { BusinessType, ParcelStatus } from '../../contracts/enumerations.ts'
import type { ParcelLogEvent } from '../../contracts/parcel.ts'
import type { Localised } from '../../texts/localised.ts'
import type { TextParams } from '../../texts/text.ts'

/** A picture from the warehouse; the time is in ISO 8601. */
export interface WarehousePicture {
  readonly url: string
  readonly time: string
}

/** A value-added service as it was when the customer chose it. */
export interface ChosenService {
  readonly id: string
  readonly displayName: Localised
  readonly description: Localised
  /** A decimal string in major units. */
  readonly price: string
  readonly currencyCode: string
}

/** Weights are grams, lengths millimetres, amounts minor units: all whole numbers. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    businessType: integer('business_type').$type<BusinessType>().notNull(),
    expressNumber: text('express_number').notNull(),
    expressCompanyCode: text('express_company_code'),
    status: integer('status').$type<ParcelStatus>().notNull(),
    /** When the parcel got its status. */
    statusTime: moment('status_time').notNull(),
    isDeclared: boolean('is_declared').notNull(),
    declaredName: text('declared_name'),
    declaredNameId: text('declared_name_id'),
    englishName: text('english_name'),
    material: text('material'),
    declaredCurrency: text('declared_currency'),
    declaredValue: minorUnits('declared_value'),
    itemQuantity: integer('item_quantity'),
    tags: text('tags').array().notNull(),
    additionalServices: jsonb('additional_services').$type<readonly ChosenService[]>().notNull(),
    purchaseOrderNumber: text('purchase_order_number'),
    remarks: text('remarks'),
    images: text('images').array().notNull(),
    isInsured: boolean('is_insured').notNull(),
    insuredValue: minorUnits('insured_value'),
    premium: minorUnits('premium'),
    weightGrams: integer('weight_grams'),
    /** The weight at check-in, if it has been weighed again since. */
    inboundWeightGrams: integer('inbound_weight_grams'),
    volumeWeightGrams: integer('volume_weight_grams'),
    /** cm³ that counted as one kilogram when the parcel was measured. */
    volumeDivisor: integer('volume_divisor'),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    inboundTime: moment('inbound_time'),
    /** Days of free storage that the customer bought on top of the tenant's. */
    extraFreeDays: integer('extra_free_days').notNull().default(0),
    inboundImages: jsonb('inbound_images').$type<readonly WarehousePicture[]>().notNull(),
    logisticsOrderId: text('logistics_order_id'),
    creationTime: moment('creation_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    // The number of a signed or cancelled parcel may be used again.
    uniqueIndex('parcels_live_number')
      .on(table.userId, table.expressNumber)
      .where(sql`status not in (150, 210)`),
    index('parcels_number').on(table.expressNumber),
    index('parcels_user_created').on(table.userId, table.creationTime, table.id),
    index('parcels_user_status').on(table.userId, table.status, table.creationTime, table.id),
    index('parcels_status_time').on(table.status, table.statusTime),
    index('parcels_logistics_order').on(table.logisticsOrderId),
  ],
)

/** The history of a parcel: one row per move, never changed. */
export const parcelLogs = pgTable(
  'parcel_logs',
  {
    id: id(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    time: moment('time').notNull(),
    move: text('move').$type<ParcelLogEvent>().notNull(),
    status: integer('status').$type<ParcelStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    params: jsonb('params').$type<TextParams>().notNull(),
  },
  (table) => [index('parcel_logs_parcel').on(table.parcelId, table.time, table.id)],
)
