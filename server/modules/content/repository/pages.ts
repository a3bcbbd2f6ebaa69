import { and, asc, eq, getTableColumns } from 'drizzle-orm'

import {
  PAGE_CONTENT_SIZE,
  type FaqListQuery,
  type PageContentItemListRequest,
} from '../../../contracts/content.ts'
import { inLanguage } from '../../../db/inLanguage.ts'
import { contentPages, faqs, pageContentItems } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { everyWord, words } from './search.ts'

import type { ContentBlock } from '../../../contracts/contentBlocks.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { Database } from '../../../db/client.ts'

export type FaqRow = typeof faqs.$inferSelect
export type PageContentItemRow = typeof pageContentItems.$inferSelect
export type ContentPageRow = typeof contentPages.$inferSelect

export function listFaqs(db: Database, query: FaqListQuery): Promise<Slice<FaqRow>> {
  const where = everyWord(query.filter ?? '', words(faqs.question, faqs.answer))
  return slice(query, (limit, offset) =>
    db
      .select({ ...getTableColumns(faqs), totalCount: db.$count(faqs, where) })
      .from(faqs)
      .where(where)
      .orderBy(asc(faqs.displayOrder), asc(faqs.id))
      .limit(limit)
      .offset(offset),
  )
}

export function listPageContentItems(
  db: Database,
  request: PageContentItemListRequest,
): Promise<Slice<PageContentItemRow>> {
  const where = and(
    eq(pageContentItems.pageName, request.pageName),
    eq(pageContentItems.pageContentName, request.pageContentName),
    everyWord(request.filter ?? '', words(pageContentItems.displayTitle)),
  )
  const read = (limit: number, offset: number) =>
    db
      .select({ ...getTableColumns(pageContentItems), totalCount: db.$count(pageContentItems, where) })
      .from(pageContentItems)
      .where(where)
      .orderBy(asc(pageContentItems.displayOrder), asc(pageContentItems.id))
      .limit(limit)
      .offset(offset)
  return slice(request, read, PAGE_CONTENT_SIZE)
}

export async function findContentPage(db: Database, key: string): Promise<ContentPageRow | undefined> {
  const [row] = await db.select().from(contentPages).where(eq(contentPages.id, key))
  return row
}

/** @returns whether there is such a page */
export async function writePage(
  db: Database,
  key: string,
  language: Language,
  content: readonly ContentBlock[],
  updatedTime: Date,
): Promise<boolean> {
  const written = await db
    .update(contentPages)
    .set({ content: inLanguage(contentPages.content, language, content), updatedTime })
    .where(eq(contentPages.id, key))
    .returning({ id: contentPages.id })
  return written.length > 0
}
