import { and, asc, count, desc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm'

import {
  MAX_ARTICLE_CATEGORIES,
  type ArticleCategoryListRequest,
  type ArticleListQuery,
  type ArticleSorting,
} from '../../../contracts/content.ts'
import { inLanguage } from '../../../db/inLanguage.ts'
import { articleCategories, articles } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { everyWord, words } from './search.ts'

import type { ContentBlock } from '../../../contracts/contentBlocks.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { Database } from '../../../db/client.ts'

export type ArticleRow = typeof articles.$inferSelect
export type CategoryRow = typeof articleCategories.$inferSelect

const ARTICLE_ORDERS: Readonly<Record<ArticleSorting, readonly SQL[]>> = {
  'displayOrder asc': [asc(articleCategories.displayOrder), asc(articles.displayOrder)],
  'publishTime desc': [desc(articles.publishTime)],
}

export function listArticles(db: Database, request: ArticleListQuery, now: Date): Promise<Slice<ArticleRow>> {
  const sorting = request.sorting || 'displayOrder asc'
  const where = and(
    lte(articles.publishTime, now),
    request.categoryId === undefined ? undefined : eq(articles.categoryId, request.categoryId),
    everyWord(request.filter ?? '', sql`${articles.searchText}`),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(articles), totalCount: db.$count(articles, where) })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(where)
      .orderBy(...ARTICLE_ORDERS[sorting], asc(articles.id))
      .limit(limit)
      .offset(offset),
  )
}

export async function findArticle(
  db: Database,
  id: string,
  now: Date,
): Promise<{ article: ArticleRow; category: CategoryRow } | undefined> {
  const [row] = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(eq(articles.id, id), lte(articles.publishTime, now)))
  return row
}

export function listCategories(
  db: Database,
  request: ArticleCategoryListRequest,
): Promise<Slice<CategoryRow>> {
  const { isHomeIntroductionArticle: isHome, filter = '' } = request
  const where = and(
    isHome === undefined ? undefined : eq(articleCategories.isHomeIntroduction, isHome),
    everyWord(filter, words(articleCategories.displayName, articleCategories.summary)),
  )
  const read = (limit: number, offset: number) =>
    db
      .select({ ...getTableColumns(articleCategories), totalCount: db.$count(articleCategories, where) })
      .from(articleCategories)
      .where(where)
      .orderBy(asc(articleCategories.displayOrder), asc(articleCategories.id))
      .limit(limit)
      .offset(offset)
  return slice(request, read, MAX_ARTICLE_CATEGORIES)
}

/** How many articles each category has. */
export async function countArticles(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ categoryId: articles.categoryId, count: count() })
    .from(articles)
    .where(lte(articles.publishTime, now))
    .groupBy(articles.categoryId)
  return new Map(rows.map((row) => [row.categoryId, row.count]))
}

/** The first articles of each of the categories. */
export async function listTopArticles(
  db: Database,
  categoryIds: readonly string[],
  top: number,
  now: Date,
): Promise<ArticleRow[]> {
  if (categoryIds.length === 0 || top === 0) return []
  const place = sql<number>`row_number() over (partition by ${articles.categoryId} order by ${articles.displayOrder}, ${articles.id})`
  const ranked = db
    .select({ id: articles.id, place: place.as('place') })
    .from(articles)
    .where(and(inArray(articles.categoryId, [...categoryIds]), lte(articles.publishTime, now)))
    .as('ranked')
  const rows = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(ranked, eq(ranked.id, articles.id))
    .where(lte(ranked.place, top))
    .orderBy(asc(articles.displayOrder), asc(articles.id))
  return rows.map(({ article }) => article)
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
