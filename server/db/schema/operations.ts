import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, moment } from './columns.ts'
import { users } from './customers.ts'

/** The parts of an operator's request that are kept: IDs, codes, amounts and measures, by their path. */
export type AuditedRequest = Readonly<Record<string, string | number | boolean>>

/** The first answers of calls with an idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A customer's ID, or a name that `routing/idempotency.ts` uses for other callers. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('idempotency_keys_created').on(table.creationTime),
  ],
)

/** Staff with a token of their own. The owner, whose token is the deployment's, has no row. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    name: text('name').notNull(),
    /** SHA-256: whoever reads the database learns no token. */
    tokenHash: text('token_hash').notNull(),
    creationTime: moment('creation_time').notNull(),
    disabledTime: moment('disabled_time'),
  },
  (table) => [
    uniqueIndex('operators_token').on(table.tokenHash),
    // A name is free again once its operator is disabled.
    uniqueIndex('operators_name')
      .on(table.name)
      .where(sql`disabled_time is null`),
  ],
)

/**
 * What operators did, or tried to do. Rows are only ever added, so they hold no names and no free text: of a request only
 * the members that `routing/audit.ts` lists.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    time: moment('time').notNull(),
    /** An operator's ID, or `owner`. */
    operatorId: text('operator_id').notNull(),
    /** The contract's name. */
    call: text('call').notNull(),
    request: jsonb('request').$type<AuditedRequest>().notNull(),
    /** `DONE`, or the code of the refusal. */
    outcome: text('outcome').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_time').on(table.time, table.id),
    index('audit_entries_operator').on(table.operatorId, table.time),
  ],
)

/** How many calls there were in the current window of a limit. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetTime: moment('reset_time').notNull(),
  },
  (table) => [index('rate_counters_reset').on(table.resetTime)],
)

/**
 * Uploaded pictures, and who uploaded them; null for an operator. A picture is private unless an operator made it
 * public: its URL only works with a signature that expires.
 */
export const uploads = pgTable(
  'uploads',
  {
    url: text('url').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    size: integer('size').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [index('uploads_user').on(table.userId)],
)

/** Secrets that all processes of a deployment share, such as the key that signs tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
