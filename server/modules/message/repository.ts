import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'

import { messagePreferences, messages, wechatConsents } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type {
  MessageKind,
  MessageListRequest,
  MessagePreferencesRequest,
  UnreadMessageCount,
} from '../../contracts/message.ts'
import type { Database, Transaction } from '../../db/client.ts'

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
export async function countUnread(db: Database, userId: string): Promise<UnreadMessageCount['kinds']> {
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
 * @returns how many of the IDs belong to the customer
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

export async function listPreferences(db: Database, userId: string) {
  return db.select().from(messagePreferences).where(eq(messagePreferences.userId, userId))
}

export async function savePreferences(
  db: Database,
  userId: string,
  items: MessagePreferencesRequest['items'],
): Promise<void> {
  // The last word on a kind and channel counts; one statement cannot write a row twice.
  const last = new Map(items.map((item) => [`${item.kind}:${item.channel}`, { ...item, userId }]))
  if (last.size === 0) return
  await db
    .insert(messagePreferences)
    .values([...last.values()])
    .onConflictDoUpdate({
      target: [messagePreferences.userId, messagePreferences.kind, messagePreferences.channel],
      set: { isEnabled: sql`excluded.is_enabled` },
    })
}

export async function insertConsents(
  tx: Transaction,
  rows: (typeof wechatConsents.$inferInsert)[],
): Promise<void> {
  await tx.insert(wechatConsents).values(rows)
}

/** How many consents are left, by kind. */
export async function countConsents(db: Database, userId: string): Promise<Map<MessageKind, number>> {
  const rows = await db
    .select({ kind: wechatConsents.kind, count: count() })
    .from(wechatConsents)
    .where(and(eq(wechatConsents.userId, userId), isNull(wechatConsents.usedTime)))
    .groupBy(wechatConsents.kind)
  return new Map(rows.map((row) => [row.kind, row.count]))
}

/** Marks consents to a template as used up, those that were given until now. */
export async function endConsents(
  db: Database,
  userId: string,
  templateId: string,
  now: Date,
): Promise<void> {
  await db
    .update(wechatConsents)
    .set({ usedTime: now })
    .where(
      and(
        eq(wechatConsents.userId, userId),
        eq(wechatConsents.templateId, templateId),
        isNull(wechatConsents.usedTime),
        lte(wechatConsents.creationTime, now),
      ),
    )
}
