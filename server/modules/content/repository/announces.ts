import { and, asc, desc, eq, getTableColumns, lte } from 'drizzle-orm'

import { inLanguage } from '../../../db/inLanguage.ts'
import { announces } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { everyWord, words } from './search.ts'

import type { AnnounceListQuery } from '../../../contracts/content.ts'
import type { ContentBlock } from '../../../contracts/contentBlocks.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { Database } from '../../../db/client.ts'

export type AnnounceRow = typeof announces.$inferSelect

/** Announcements that are published by now: pinned ones first, then the newest. */
export function listAnnounces(
  db: Database,
  query: AnnounceListQuery,
  now: Date,
): Promise<Slice<AnnounceRow>> {
  const { isPopup, filter = '' } = query
  const where = and(
    lte(announces.publishTime, now),
    isPopup === undefined ? undefined : eq(announces.isPopup, isPopup),
    everyWord(filter, words(announces.displayTitle, announces.summary)),
  )
  return slice(query, (limit, offset) =>
    db
      .select({ ...getTableColumns(announces), totalCount: db.$count(announces, where) })
      .from(announces)
      .where(where)
      .orderBy(desc(announces.isTop), desc(announces.publishTime), asc(announces.id))
      .limit(limit)
      .offset(offset),
  )
}

export async function findAnnounce(db: Database, id: string, now: Date): Promise<AnnounceRow | undefined> {
  const [row] = await db
    .select()
    .from(announces)
    .where(and(eq(announces.id, id), lte(announces.publishTime, now)))
  return row
}

/** @returns whether there is such an announcement */
export async function writeAnnounce(
  db: Database,
  id: string,
  language: Language,
  content: readonly ContentBlock[],
): Promise<boolean> {
  const written = await db
    .update(announces)
    .set({ content: inLanguage(announces.content, language, content) })
    .where(eq(announces.id, id))
    .returning({ id: announces.id })
  return written.length > 0
}
