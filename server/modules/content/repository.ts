import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm'

import { MAX_ARTICLE_CATEGORIES, PAGE_CONTENT_SIZE } from '../../contracts/content.ts'
import { containing } from '../../db/containing.ts'
import {
  announces,
  articleCategories,
  articles,
  contentPages,
  faqs,
  pageContentItems,
} from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

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

/** What is published by now: pinned ones first, then the newest. */
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
