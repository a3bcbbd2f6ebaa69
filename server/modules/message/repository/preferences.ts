import { and, eq, isNull, sql } from 'drizzle-orm'

import { prepared } from '../../../db/prepared.ts'
import { messagePreferences, users, wechatConsents } from '../../../db/schema/index.ts'
import { unusedConsents } from './consents.ts'

import type { MessagePreferencesRequest } from '../../../contracts/message.ts'
import type { Database } from '../../../db/client.ts'

export type PreferenceRow = typeof messagePreferences.$inferSelect

export function listPreferences(db: Database, userId: string): Promise<PreferenceRow[]> {
  return db.select().from(messagePreferences).where(eq(messagePreferences.userId, userId))
}

export async function savePreferences(
  db: Database,
  userId: string,
  items: MessagePreferencesRequest['items'],
): Promise<void> {
  // The last entry for a kind and channel counts: one statement can't write a row twice.
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

/**
 * What `notify` needs to know of a customer (`userId`) for a `kind` of message: a row for each channel that they have
 * decided about, or one row without a preference; none for a deleted account.
 */
export const findReach = prepared((db) =>
  db
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
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedTime))),
)
