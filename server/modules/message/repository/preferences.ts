import { eq, sql } from 'drizzle-orm'

import { messagePreferences } from '../../../db/schema/index.ts'

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
