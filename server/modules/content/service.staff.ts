import { notFound } from '../../base/http/problem.ts'
import { searchTextOf } from './contentWords.ts'
import { writeAnnounce } from './repository/announces.ts'
import { setSearchText, writeArticle } from './repository/articles.ts'
import { writePage } from './repository/pages.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { WriteContentRequest, WrittenContent } from '../../contracts/contentBlocks.ts'
import type { Database } from '../../db/client.ts'
import type { ReadRichText } from './richText/readRichText.ts'

/** Replaces a text in one language, and answers its blocks as the app shows them. */
type Write = (id: string, request: WriteContentRequest, ownOrigin: string) => Promise<WrittenContent>

/** What staff write. Each call throws ApiProblem 404, or 400 ContentTooLong. */
export interface ContentStaffService {
  readonly writeAnnounce: Write
  readonly writeArticle: Write
  readonly writePage: Write
}

export function createContentStaffService(
  db: Database,
  clock: Clock,
  readRichText: ReadRichText,
): ContentStaffService {
  return {
    writeAnnounce: async (id, { language, html }, ownOrigin) => {
      const content = await readRichText(html, ownOrigin)
      if (!(await writeAnnounce(db, id, language, content))) throw notFound()
      return { content }
    },

    writeArticle: async (id, { language, html }, ownOrigin) => {
      const content = await readRichText(html, ownOrigin)
      await db.transaction(async (tx) => {
        const article = await writeArticle(tx, id, language, content)
        if (!article) throw notFound()
        const searchText = searchTextOf(article.displayTitle, article.summary, article.content)
        await setSearchText(tx, id, searchText)
      })
      return { content }
    },

    writePage: async (key, { language, html }, ownOrigin) => {
      const content = await readRichText(html, ownOrigin)
      if (!(await writePage(db, key, language, content, clock.now()))) throw notFound()
      return { content }
    },
  }
}
