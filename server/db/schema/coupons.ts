import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, localisedText, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { MyCouponMove } from '../../contracts/coupon.ts'
import type {
  CouponBusinessType,
  CouponType,
  CouponUseType,
  MyCouponStatus,
} from '../../contracts/enumerations.ts'

/** Coupons on offer. Amounts are minor units; `discountRate` is a decimal: 0.10 takes 10% off. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    type: integer('type').$type<CouponType>().notNull(),
    useType: integer('use_type').$type<CouponUseType>().notNull(),
    businessType: integer('business_type').$type<CouponBusinessType>().notNull(),
    displayName: localisedText('display_name').notNull(),
    description: localisedText('description').notNull(),
    currencyCode: text('currency_code').notNull(),
    /** Of a COUPON. */
    discountAmount: minorUnits('discount_amount'),
    /** Of a DISCOUNT_VOUCHER. */
    discountRate: text('discount_rate'),
    maximumDiscount: minorUnits('maximum_discount'),
    minimumSpend: minorUnits('minimum_spend').notNull(),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    /** Whole days that a customer's coupon is valid, unless `validUntil` is earlier. */
    validDays: integer('valid_days'),
    /** Empty: every channel. */
    transportationChannelIds: text('transportation_channel_ids').array().notNull(),
    /** How many are left; null for no limit. */
    stock: integer('stock'),
    perCustomer: integer('per_customer').notNull(),
    isInCentre: boolean('is_in_centre').notNull(),
    /** Upper case; null for a coupon without a code. */
    redeemCode: text('redeem_code'),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    uniqueIndex('coupons_redeem_code').on(table.redeemCode),
    check('coupons_stock_left', sql`stock >= 0`),
  ],
)

/** Customers' own coupons. */
export const myCoupons = pgTable(
  'my_coupons',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** 1 for the customer's first of this coupon. Of two collections at the same moment, its index lets one through. */
    ordinal: integer('ordinal').notNull(),
    status: integer('status').$type<MyCouponStatus>().notNull(),
    /** When it got its status; null if that was before this was kept. */
    statusTime: moment('status_time'),
    validFrom: moment('valid_from').notNull(),
    validUntil: moment('valid_until'),
    /** The logistics order that it's used for. */
    orderId: text('order_id'),
    usedTime: moment('used_time'),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    uniqueIndex('my_coupons_ordinal').on(table.userId, table.couponId, table.ordinal),
    index('my_coupons_user').on(table.userId, table.status, table.creationTime),
    index('my_coupons_order').on(table.orderId),
    index('my_coupons_expiry').on(table.status, table.validUntil),
  ],
)

/** The history of a customer's coupon: one row per move, never changed. */
export const myCouponLogs = pgTable(
  'my_coupon_logs',
  {
    id: id(),
    myCouponId: text('my_coupon_id')
      .notNull()
      .references(() => myCoupons.id),
    time: moment('time').notNull(),
    move: text('move').$type<MyCouponMove>().notNull(),
    status: integer('status').$type<MyCouponStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    orderId: text('order_id'),
  },
  (table) => [index('my_coupon_logs_coupon').on(table.myCouponId, table.time, table.id)],
)
