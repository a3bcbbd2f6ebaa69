import { eq } from 'drizzle-orm'

import { inLanguage } from '../../db/inLanguage.ts'
import { announces, articles, contentPages } from '../../db/schema/index.ts'

import type { ContentBlock } from '../../contracts/contentBlocks.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { ArticleRow } from './repository.ts'

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

/** @returns the article as it is now */
export async function writeArticle(
  db: Database,
  id: string,
  language: Language,
  content: readonly ContentBlock[],
): Promise<ArticleRow | undefined> {
  const [article] = await db
    .update(articles)
    .set({ content: inLanguage(articles.content, language, content) })
    .where(eq(articles.id, id))
    .returning()
  return article
}

export async function setSearchText(db: Database, id: string, searchText: string): Promise<void> {
  await db.update(articles).set({ searchText }).where(eq(articles.id, id))
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
