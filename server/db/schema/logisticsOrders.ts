import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, localisedText, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'
import { transportationChannels } from './shipping.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { ShippingAddress } from '../../contracts/address.ts'
import type { LogisticsOrderStatus, ReceivingMethod } from '../../contracts/enumerations.ts'
import type { LogisticsOrderMove } from '../../contracts/logisticsOrder.ts'
import type { TrackingStatus } from '../../contracts/tracking.ts'
import type { BillRecord } from '../../money/billRecord.ts'
import type { PaymentTerm } from '../../money/paymentTerm.ts'
import type { ChosenService, WarehousePicture } from './parcels.ts'

/** A packed box, in grams and millimetres. */
export interface PackedBox {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** What is done about an unpaid order: its customer is told that storage will cost, that it will expire, or it expires. */
export type TermStep = 'storageNotice' | 'expiryNotice' | 'expire'

/** Orders to ship parcels together. */
export const logisticsOrders = pgTable(
  'logistics_orders',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    status: integer('status').$type<LogisticsOrderStatus>().notNull(),
    /** When the order got its status. */
    statusTime: moment('status_time').notNull(),
    shippingMethodTypeId: text('shipping_method_type_id').notNull(),
    transportationChannelId: text('transportation_channel_id')
      .notNull()
      .references(() => transportationChannels.id),
    receivingMethod: integer('receiving_method').$type<ReceivingMethod>().notNull(),
    pickupStationId: text('pickup_station_id'),
    /** The code that the customer shows at the pickup station; only while the order waits there. */
    pickupCode: text('pickup_code'),
    regionGroupId: text('region_group_id').notNull(),
    /** The address as it was when the order was submitted. */
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    parcelCount: integer('parcel_count').notNull(),
    /** The parcels that it was submitted with; those of a cancelled order no longer refer to it. */
    parcelIds: text('parcel_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    additionalServices: jsonb('additional_services').$type<readonly ChosenService[]>().notNull(),
    isInsured: boolean('is_insured').notNull(),
    isAutoPay: boolean('is_auto_pay').notNull(),
    /** The most that auto-pay may charge; null for no limit. */
    autoPayMaximum: minorUnits('auto_pay_maximum'),
    /** When the customer was told that the balance doesn't cover the outbound charge. */
    shortfallTime: moment('shortfall_time'),
    remarks: text('remarks'),
    messageToStaff: text('message_to_staff'),
    images: text('images').array().notNull(),
    /** The customer's coupon that is reserved for this order. */
    couponId: text('coupon_id'),
    collectingFee: minorUnits('collecting_fee').notNull(),
    packingInfo: jsonb('packing_info').$type<readonly PackedBox[]>().notNull(),
    packingImages: jsonb('packing_images').$type<readonly WarehousePicture[]>().notNull(),
    carrier: text('carrier'),
    internationalTrackingNumber: text('international_tracking_number'),
    estimatedBill: jsonb('estimated_bill').$type<BillRecord>().notNull(),
    actualBill: jsonb('actual_bill').$type<BillRecord>(),
    /** How long it can wait; only while it waits for its payment. */
    paymentTerm: jsonb('payment_term').$type<PaymentTerm>(),
    /** What is done next about the term, and when. */
    termStep: text('term_step').$type<TermStep>(),
    termTime: moment('term_time'),
    /** The actual bill's total. */
    total: minorUnits('total'),
    /** How much of the payment has been refunded. */
    refunded: minorUnits('refunded').notNull(),
    currencyCode: text('currency_code').notNull(),
    satisfaction: integer('satisfaction'),
    review: text('review'),
    reviewImages: text('review_images').array().notNull(),
    creationTime: moment('creation_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('logistics_orders_code').on(table.code),
    uniqueIndex('logistics_orders_tracking')
      .on(table.internationalTrackingNumber)
      .where(sql`international_tracking_number is not null`),
    index('logistics_orders_user').on(table.userId, table.creationTime, table.id),
    index('logistics_orders_user_status').on(table.userId, table.status, table.creationTime),
    index('logistics_orders_status_time').on(table.status, table.statusTime),
    index('logistics_orders_status_term').on(table.status, table.termTime),
  ],
)

/** The history of a logistics order: one row per move, never changed. */
export const logisticsOrderLogs = pgTable(
  'logistics_order_logs',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => logisticsOrders.id, { onDelete: 'cascade' }),
    time: moment('time').notNull(),
    move: text('move').$type<LogisticsOrderMove>().notNull(),
    status: integer('status').$type<LogisticsOrderStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    params: jsonb('params').$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [index('logistics_order_logs_order').on(table.orderId, table.time, table.id)],
)

/** An order's tracking events, in the carrier's own words. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => logisticsOrders.id, { onDelete: 'cascade' }),
    time: moment('time').notNull(),
    status: text('status').$type<TrackingStatus>().notNull(),
    location: localisedText('location'),
    description: localisedText('description').notNull(),
  },
  (table) => [index('tracking_events_order').on(table.orderId, table.time, table.id)],
)
