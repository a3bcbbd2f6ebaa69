import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { AfterSalesMove } from '../../contracts/afterSales.ts'
import type { BillLineKind } from '../../contracts/bill.ts'
import type { AfterSalesKind, AfterSalesStatus } from '../../contracts/enumerations.ts'
import type { Localised } from '../../texts/localised.ts'

/** A line of an order's bills, as copied into a case. Amounts are decimal strings; null if a bill lacks the line. */
export interface DisputedLine {
  readonly kind: BillLineKind
  /** Its own name, such as that of a service; the kind's without it. */
  readonly name: Localised | null
  readonly estimated: string | null
  readonly actual: string | null
}

/** Complaints and refund requests, each about one parcel or one logistics order. */
export const afterSalesCases = pgTable(
  'after_sales_cases',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    parcelId: text('parcel_id'),
    logisticsOrderId: text('logistics_order_id'),
    /** The parcel's number or the order's code. */
    subjectDisplayName: text('subject_display_name').notNull(),
    kind: text('kind').$type<AfterSalesKind>().notNull(),
    /** The charge that the case asks about. */
    billLine: jsonb('bill_line').$type<DisputedLine>(),
    status: integer('status').$type<AfterSalesStatus>().notNull(),
    /** When the case got its status. */
    statusTime: moment('status_time').notNull(),
    description: text('description').notNull(),
    images: text('images').array().notNull(),
    compensation: minorUnits('compensation'),
    currencyCode: text('currency_code').notNull(),
    creationTime: moment('creation_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('after_sales_cases_code').on(table.code),
    // One open case per subject and kind, and per line of a bill.
    uniqueIndex('after_sales_cases_open_parcel')
      .on(table.parcelId, table.kind)
      .where(sql`status in (10, 20)`),
    uniqueIndex('after_sales_cases_open_order')
      .on(
        table.logisticsOrderId,
        table.kind,
        sql`coalesce((bill_line->>'kind') || coalesce(bill_line->>'name', ''), '')`,
      )
      .where(sql`status in (10, 20)`),
    index('after_sales_cases_user').on(table.userId, table.creationTime, table.id),
    index('after_sales_cases_status').on(table.status, table.statusTime),
  ],
)

/** A case's history, with what was said: one row per move, never changed. */
export const afterSalesLogs = pgTable(
  'after_sales_logs',
  {
    id: id(),
    caseId: text('case_id')
      .notNull()
      .references(() => afterSalesCases.id, { onDelete: 'cascade' }),
    time: moment('time').notNull(),
    move: text('move').$type<AfterSalesMove>().notNull(),
    status: integer('status').$type<AfterSalesStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull(),
  },
  (table) => [index('after_sales_logs_case').on(table.caseId, table.time, table.id)],
)
