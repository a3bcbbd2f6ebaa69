import { orNotFound } from '../../base/http/problem.ts'
import { findAnnounce, listAnnounces } from './repository/announces.ts'
import {
  countArticles,
  findArticle,
  listArticles,
  listCategories,
  listTopArticles,
} from './repository/articles.ts'
import { findContentPage, listFaqs, listPageContentItems } from './repository/pages.ts'
import * as view from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  Announce,
  AnnounceDetail,
  AnnounceListQuery,
  Article,
  ArticleCategory,
  ArticleCategoryListRequest,
  ArticleDetail,
  ArticleListQuery,
  ContentPage,
  Faq,
  FaqListQuery,
  PageContentItem,
  PageContentItemListRequest,
} from '../../contracts/content.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'
import type { Slice } from '../../db/slice.ts'

/** What the tenant has written for its customers. Nothing is shown before its publishing time. */
export interface ContentService {
  listAnnounces(query: AnnounceListQuery, language: Language): Promise<Page<Announce>>
  /** @throws ApiProblem 404 */
  getAnnounce(id: string, language: Language): Promise<AnnounceDetail>
  listArticles(query: ArticleListQuery, language: Language): Promise<Page<Article>>
  /** @throws ApiProblem 404 */
  getArticle(id: string, language: Language): Promise<ArticleDetail>
  /** The categories in the tenant's order, each with its first articles. */
  listCategories(request: ArticleCategoryListRequest, language: Language): Promise<Page<ArticleCategory>>
  listFaqs(query: FaqListQuery, language: Language): Promise<Page<Faq>>
  /** What stands in a named place of a page; an empty list for a place that nobody filled. */
  listPageContentItems(
    request: PageContentItemListRequest,
    language: Language,
  ): Promise<Page<PageContentItem>>
  /** @throws ApiProblem 404 */
  getPage(key: string, language: Language): Promise<ContentPage>
}

export function createContentService(db: Database, clock: Clock): ContentService {
  return {
    listAnnounces: async (query, language) =>
      pageOf(await listAnnounces(db, query, clock.now()), view.toAnnounce, language),

    getAnnounce: async (id, language) =>
      view.toAnnounceDetail(orNotFound(await findAnnounce(db, id, clock.now())), language),

    listArticles: async (query, language) =>
      pageOf(await listArticles(db, query, clock.now()), view.toArticle, language),

    getArticle: async (id, language) => {
      const { article, category } = orNotFound(await findArticle(db, id, clock.now()))
      return view.toArticleDetail(article, category, language)
    },

    listCategories: async (request, language) => {
      const now = clock.now()
      const { rows, totalCount } = await listCategories(db, request)
      const ids = rows.map(({ id }) => id)
      const top = await listTopArticles(db, ids, request.getArticleListTop ?? 0, now)
      const counts = await countArticles(db, now)
      const items = rows.map((row) => {
        const first = top.filter(({ categoryId }) => categoryId === row.id)
        return view.toCategory(row, counts.get(row.id) ?? 0, first, language)
      })
      return { items, totalCount }
    },

    listFaqs: async (query, language) => pageOf(await listFaqs(db, query), view.toFaq, language),

    listPageContentItems: async (request, language) =>
      pageOf(await listPageContentItems(db, request), view.toPageContentItem, language),

    getPage: async (key, language) =>
      view.toContentPage(orNotFound(await findContentPage(db, key)), language),
  }
}

function pageOf<Row, Item>(
  { rows, totalCount }: Slice<Row>,
  toItem: (row: Row, language: Language) => Item,
  language: Language,
): Page<Item> {
  return { items: rows.map((row) => toItem(row, language)), totalCount }
}
