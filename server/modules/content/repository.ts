import { and, asc, count, desc, eq, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm'

import { DEFAULT_PAGE_SIZE } from '../../contracts/common.ts'
import { containing } from '../../db/containing.ts'
import {
  announces,
  articleCategories,
  articles,
  contentPages,
  faqs,
  pageContentItems,
} from '../../db/schema/index.ts'

import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type {
  AnnounceListQuery,
  ArticleCategoryListRequest,
  ArticleListQuery,
  ArticleSorting,
  FaqListQuery,
  PageContentItemListRequest,
} from '../../contracts/content.ts'
import type { Database } from '../../db/client.ts'

export type AnnounceRow = typeof announces.$inferSelect
export type ArticleRow = typeof articles.$inferSelect
export type CategoryRow = typeof articleCategories.$inferSelect
export type FaqRow = typeof faqs.$inferSelect
export type PageContentItemRow = typeof pageContentItems.$inferSelect
export type ContentPageRow = typeof contentPages.$inferSelect

interface Rows<Row> {
  readonly rows: Row[]
  readonly totalCount: number
}

/** What is published by now: pinned ones first, then the newest. */
export async function listAnnounces(
  db: Database,
  { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, isPopup, filter = '' }: AnnounceListQuery,
  now: Date,
): Promise<Rows<AnnounceRow>> {
  const where = and(
    lte(announces.publishTime, now),
    isPopup === undefined ? undefined : eq(announces.isPopup, isPopup),
    everyWord(filter, words(announces.displayTitle, announces.summary)),
  )
  const rows = await db
    .select()
    .from(announces)
    .where(where)
    .orderBy(desc(announces.isTop), desc(announces.publishTime), asc(announces.id))
    .limit(maxResultCount)
    .offset(skipCount)
  return { rows, totalCount: await db.$count(announces, where) }
}

export async function findAnnounce(db: Database, id: string, now: Date): Promise<AnnounceRow | undefined> {
  const [row] = await db
    .select()
    .from(announces)
    .where(and(eq(announces.id, id), lte(announces.publishTime, now)))
  return row
}

const ARTICLE_ORDERS: Readonly<Record<ArticleSorting, readonly SQL[]>> = {
  'displayOrder asc': [asc(articleCategories.displayOrder), asc(articles.displayOrder)],
  'publishTime desc': [desc(articles.publishTime)],
}

export async function listArticles(
  db: Database,
  request: ArticleListQuery,
  now: Date,
): Promise<Rows<ArticleRow>> {
  const { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, sorting = 'displayOrder asc' } = request
  const where = and(
    lte(articles.publishTime, now),
    request.categoryId === undefined ? undefined : eq(articles.categoryId, request.categoryId),
    everyWord(request.filter ?? '', sql`${articles.searchText}`),
  )
  const found = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(where)
    .orderBy(...ARTICLE_ORDERS[sorting], asc(articles.id))
    .limit(maxResultCount)
    .offset(skipCount)
  return { rows: found.map(({ article }) => article), totalCount: await db.$count(articles, where) }
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

export async function listCategories(
  db: Database,
  { limit = 99, isHomeIntroductionArticle }: ArticleCategoryListRequest,
): Promise<Rows<CategoryRow>> {
  const where =
    isHomeIntroductionArticle === undefined
      ? undefined
      : eq(articleCategories.isHomeIntroduction, isHomeIntroductionArticle)
  const rows = await db
    .select()
    .from(articleCategories)
    .where(where)
    .orderBy(asc(articleCategories.displayOrder), asc(articleCategories.id))
    .limit(limit)
  return { rows, totalCount: await db.$count(articleCategories, where) }
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

export async function listFaqs(
  db: Database,
  { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, filter = '' }: FaqListQuery,
): Promise<Rows<FaqRow>> {
  const where = everyWord(filter, words(faqs.question, faqs.answer))
  const rows = await db
    .select()
    .from(faqs)
    .where(where)
    .orderBy(asc(faqs.displayOrder), asc(faqs.id))
    .limit(maxResultCount)
    .offset(skipCount)
  return { rows, totalCount: await db.$count(faqs, where) }
}

export async function listPageContentItems(
  db: Database,
  { pageName, pageContentName, limit = 8 }: PageContentItemListRequest,
): Promise<Rows<PageContentItemRow>> {
  const where = and(
    eq(pageContentItems.pageName, pageName),
    eq(pageContentItems.pageContentName, pageContentName),
  )
  const rows = await db
    .select()
    .from(pageContentItems)
    .where(where)
    .orderBy(asc(pageContentItems.displayOrder), asc(pageContentItems.id))
    .limit(limit)
  return { rows, totalCount: await db.$count(pageContentItems, where) }
}

export async function findContentPage(db: Database, key: string): Promise<ContentPageRow | undefined> {
  const [row] = await db.select().from(contentPages).where(eq(contentPages.id, key))
  return row
}

/** Localised columns as one text of every language. */
function words(...columns: AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`(${column}->>'zh-Hans') || ' ' || (${column}->>'en')`),
    sql` || ' ' || `,
  )
}

/** Whether a text holds each of the words, wherever they stand in it. */
function everyWord(filter: string, searched: SQL): SQL | undefined {
  const wanted = filter.split(/\s+/).filter((word) => word !== '')
  return and(...wanted.map((word) => ilike(searched, containing(word))))
}
