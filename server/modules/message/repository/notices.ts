import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'

import { prepared } from '../../../db/prepared.ts'
import { messagePreferences, messages, users, wechatConsents } from '../../../db/schema/index.ts'
import { unusedConsents } from './consents.ts'

import type { Transaction } from '../../../db/client.ts'

/** What `notify` needs to know of a customer: how they are reached, and what they decided about one channel. */
export interface ReachRow {
  readonly email: string | null
  readonly hasConsent: boolean
  readonly preference: typeof messagePreferences.$inferSelect | null
}

/**
 * Adds a message to a customer's list and finds how else to tell them of it: a row for each channel that they have
 * decided about for its kind, or one row without a preference. Nothing is added or found for a deleted account. One
 * statement, since most changes tell somebody.
 */
export function insertMessage(
  tx: Transaction,
  message: typeof messages.$inferInsert,
): Promise<readonly ReachRow[]> {
  return insertAndFindReach(tx, message)
}

const columns = Object.entries(getTableColumns(messages)).map(
  ([name, column]) => sql`${sql.param(sql.placeholder(name), column)}::${sql.raw(column.getSQLType())}`,
)

const insertAndFindReach = prepared((db) => {
  const isLive = and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedTime))
  const inserted = db
    .insert(messages)
    .select(sql`select ${sql.join(columns, sql`, `)} from ${users} where ${isLive}`)
    .returning({ id: messages.id })
  return db
    .with(db.$with('message').as(inserted))
    .select({
      email: users.email,
      hasConsent: sql<boolean>`exists (select from ${wechatConsents} where ${unusedConsents})`,
      preference: messagePreferences,
    })
    .from(users)
    .leftJoin(
      messagePreferences,
      and(eq(messagePreferences.userId, users.id), eq(messagePreferences.kind, sql.placeholder('kind'))),
    )
    .where(isLive)
})
