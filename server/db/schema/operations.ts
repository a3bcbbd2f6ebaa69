import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { users } from './customers.ts'

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
