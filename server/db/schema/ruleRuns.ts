import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, minorUnits, moment } from './columns.ts'
import { users } from './customers.ts'

import type { ProblemCode } from '../../base/http/problem.ts'
import type { RuleState, RuleTrigger, RunOutcome } from '../../contracts/consolidationRule.ts'
import type { Language, ReceivingMethod } from '../../contracts/enumerations.ts'
import type { TextParams } from '../../texts/text.ts'

/** Why a rule didn't submit; becomes words when read. */
export interface ReasonRecord {
  readonly code: ProblemCode
  readonly params: TextParams
  readonly parcelId?: string
}

/** A parcel that a run didn't submit, and why. */
export interface LeftParcel {
  readonly id: string
  readonly expressNumber: string
  readonly reason: ReasonRecord
}

/** What customers want submitted automatically. The address and channel may be gone by then. */
export const consolidationRules = pgTable(
  'consolidation_rules',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    displayName: text('display_name'),
    state: text('state').$type<RuleState>().notNull(),
    stopReason: jsonb('stop_reason').$type<ReasonRecord>(),
    trigger: jsonb('trigger').$type<RuleTrigger>().notNull(),
    addressId: text('address_id').notNull(),
    shippingMethodTypeId: text('shipping_method_type_id').notNull(),
    transportationChannelId: text('transportation_channel_id').notNull(),
    receivingMethod: integer('receiving_method').$type<ReceivingMethod>().notNull(),
    pickupStationId: text('pickup_station_id'),
    additionalServiceIds: text('additional_service_ids').array().notNull(),
    isInsured: boolean('is_insured').notNull(),
    isAutoPay: boolean('is_auto_pay').notNull(),
    maximumTotal: minorUnits('maximum_total').notNull(),
    currencyCode: text('currency_code').notNull(),
    remarks: text('remarks'),
    /** The customer's language when setting it up: an order's address is kept in words. */
    language: text('language').$type<Language>().notNull(),
    /** When a SCHEDULE submits next. */
    nextDueTime: moment('next_due_time'),
    /** Numbers the rule's events: each is answered by one run. */
    round: integer('round').notNull(),
    creationTime: moment('creation_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('consolidation_rules_user').on(table.userId, table.creationTime, table.id),
    index('consolidation_rules_active')
      .on(table.nextDueTime)
      .where(sql`state = 'ACTIVE'`),
  ],
)

/** What rules did: one row per event, first announced, then finished. */
export const ruleRuns = pgTable(
  'rule_runs',
  {
    id: id(),
    ruleId: text('rule_id')
      .notNull()
      .references(() => consolidationRules.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    time: moment('time').notNull(),
    dueTime: moment('due_time').notNull(),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    reason: jsonb('reason').$type<ReasonRecord>(),
    parcelIds: text('parcel_ids').array().notNull(),
    leftParcels: jsonb('left_parcels').$type<readonly LeftParcel[]>().notNull(),
    total: minorUnits('total'),
    orderId: text('order_id'),
    orderCode: text('order_code'),
  },
  (table) => [
    uniqueIndex('rule_runs_round').on(table.ruleId, table.round),
    index('rule_runs_due')
      .on(table.dueTime)
      .where(sql`outcome = 'ANNOUNCED'`),
  ],
)
