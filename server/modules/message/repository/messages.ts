import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'

import { messages } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'

import type { MessageKind, MessageListRequest, UnreadMessageCount } from '../../../contracts/message.ts'
import type { Database } from '../../../db/client.ts'

export type MessageRow = typeof messages.$inferSelect

/** A slice of a customer's messages. */
export function listMessages(
  db: Database,
  userId: string,
  request: Omit<MessageListRequest, 'filter'>,
): Promise<Slice<MessageRow>> {
  const order = request.sorting === 'creationTime asc' ? asc : desc
  const where = matching(userId, request)
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(messages), totalCount: db.$count(messages, where) })
      .from(messages)
      .where(where)
      .orderBy(order(messages.creationTime), order(messages.id))
      .limit(limit)
      .offset(offset),
  )
}

/** How many messages of each kind are unread, for the kinds that have any. */
export async function countUnreadByKind(db: Database, userId: string): Promise<UnreadMessageCount['kinds']> {
  return db
    .select({ kind: messages.kind, count: count() })
    .from(messages)
    .where(matching(userId, { isRead: false }))
    .groupBy(messages.kind)
    .orderBy(asc(messages.kind))
}

function matching(
  userId: string,
  { isRead, kind }: { readonly isRead?: boolean | undefined; readonly kind?: MessageKind | undefined },
): SQL | undefined {
  return and(
    eq(messages.userId, userId),
    isRead === undefined ? undefined : eq(messages.isRead, isRead),
    kind === undefined ? undefined : eq(messages.kind, kind),
  )
}

/**
 * Marks messages as read.
 *
 * @returns the number of these messages that are the customer's
 */
export async function markRead(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const rows = await db
    .update(messages)
    .set({ isRead: true })
    .where(and(eq(messages.userId, userId), inArray(messages.id, [...ids])))
    .returning({ id: messages.id })
  return rows.length
}

/** Marks all unread messages as read, or those of one kind. */
export async function markAllRead(db: Database, userId: string, kind?: MessageKind): Promise<void> {
  await db
    .update(messages)
    .set({ isRead: true })
    .where(matching(userId, { isRead: false, kind }))
}
