import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, moment } from './columns.ts'
import { users } from './customers.ts'
import { warehouses } from './reference.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { UnclaimedParcelStatus } from '../../contracts/enumerations.ts'
import type { ClaimStatus, UnclaimedParcelMove } from '../../contracts/unclaimedParcel.ts'
import type { WarehousePicture } from './parcels.ts'

/** Parcels that arrived without a customer's code. Grams and millimetres. */
export const unclaimedParcels = pgTable(
  'unclaimed_parcels',
  {
    id: id(),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    expressNumber: text('express_number').notNull(),
    /** The end of the number: all that customers see of it. */
    visibleTail: text('visible_tail').notNull(),
    status: integer('status').$type<UnclaimedParcelStatus>().notNull(),
    weightGrams: integer('weight_grams').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    images: jsonb('images').$type<readonly WarehousePicture[]>().notNull(),
    arrivalTime: moment('arrival_time').notNull(),
    /** When it got its status; null if that was before this was kept. */
    statusTime: moment('status_time'),
    version: integer('version').notNull(),
  },
  (table) => [
    // The number of a claimed parcel may arrive again.
    uniqueIndex('unclaimed_parcels_number')
      .on(table.expressNumber)
      .where(sql`status <> 30`),
    index('unclaimed_parcels_arrival').on(table.arrivalTime, table.id),
  ],
)

/** Claims to unclaimed parcels, and what the warehouse decided. */
export const unclaimedParcelClaims = pgTable(
  'unclaimed_parcel_claims',
  {
    id: id(),
    unclaimedParcelId: text('unclaimed_parcel_id')
      .notNull()
      .references(() => unclaimedParcels.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<ClaimStatus>().notNull(),
    images: text('images').array().notNull(),
    note: text('note'),
    rejectionReason: text('rejection_reason'),
    /** The claimer's parcel that it became. */
    parcelId: text('parcel_id'),
    creationTime: moment('creation_time').notNull(),
    decisionTime: moment('decision_time'),
  },
  (table) => [
    uniqueIndex('unclaimed_parcel_claims_open')
      .on(table.unclaimedParcelId)
      .where(sql`status = 'UNDER_REVIEW'`),
    index('unclaimed_parcel_claims_user').on(table.userId, table.creationTime, table.id),
  ],
)

/** The history of an unclaimed parcel: one row per move, never changed. */
export const unclaimedParcelLogs = pgTable(
  'unclaimed_parcel_logs',
  {
    id: id(),
    unclaimedParcelId: text('unclaimed_parcel_id')
      .notNull()
      .references(() => unclaimedParcels.id, { onDelete: 'cascade' }),
    time: moment('time').notNull(),
    move: text('move').$type<UnclaimedParcelMove>().notNull(),
    status: integer('status').$type<UnclaimedParcelStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    params: jsonb('params').$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [index('unclaimed_parcel_logs_parcel').on(table.unclaimedParcelId, table.time, table.id)],
)

/** How many wrong numbers a customer gave today. */
export const claimTries = pgTable('claim_tries', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrongCount: integer('wrong_count').notNull(),
  /** When the count restarts. */
  resetTime: moment('reset_time').notNull(),
})
