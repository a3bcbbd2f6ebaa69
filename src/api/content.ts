import type {
  Announce,
  AnnounceDetail,
  Article,
  ArticleCategory,
  ArticleDetail,
  ContentPage,
  Faq,
} from '@/model/content/content'
import type { Page } from '@/model/list/page'

import { readBlocks } from './contentBlocks'
import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems, readObject, readPage, type ListRequest } from './wire'

const BASE = '/api/f/content-management'

/** What the tenant publishes: announcements, articles, questions and pages. */
export function createContentApi(http: Http) {
  return {
    /** Pinned ones first, then the newest. */
    async listAnnounces(request: ListRequest & { readonly isPopup?: boolean }): Promise<Page<Announce>> {
      return readPage(await http.get(`${BASE}/announce/list`, { query: request }), readDated)
    },

    async getAnnounce(id: string): Promise<AnnounceDetail> {
      return readObject(await http.get(`${BASE}/announce/{id}`, { path: { id } }), readDetail)
    },

    /** Sorted in the tenant's order. */
    async listArticles(request: ListRequest & { readonly categoryId?: string }): Promise<Page<Article>> {
      return readPage(await http.get(`${BASE}/article/list`, { query: request }), readDated)
    },

    async getArticle(id: string): Promise<ArticleDetail> {
      return readObject(await http.get(`${BASE}/article/{id}`, { path: { id } }), readDetail)
    },

    /** Sorted in the tenant's order, each with its first articles. */
    async listCategories(request: {
      readonly limit: number
      readonly getArticleListTop?: number
      readonly isHomeIntroductionArticle?: boolean
    }): Promise<readonly ArticleCategory[]> {
      return readItems(await http.post(`${BASE}/category/list`, { body: request }), readCategory)
    },

    async listFaqs(request: ListRequest): Promise<Page<Faq>> {
      return readPage(await http.get(`${BASE}/faq/list`, { query: request }))
    },

    /** @param key `terms`, `privacy`, `about` or `licences` */
    async getPage(key: string): Promise<ContentPage> {
      return readObject(await http.get(`${BASE}/page/{key}`, { path: { key } }), readContentPage)
    },
  }
}

function readDated<Published extends { readonly publishTime: string }>(
  dto: Published,
): Omit<Published, 'publishTime'> & { readonly publishTime: Date } {
  return { ...dto, publishTime: readDate(dto.publishTime) }
}

function readDetail<Detail extends { readonly publishTime: string; readonly content: unknown }>(dto: Detail) {
  return { ...readDated(dto), content: readBlocks(dto.content) }
}

function readCategory(dto: Dto<'ArticleCategory'>): ArticleCategory {
  return { ...dto, articles: dto.articles.map(readDated) }
}

function readContentPage(dto: Dto<'ContentPage'>): ContentPage {
  return { ...dto, updatedTime: readDate(dto.updatedTime), content: readBlocks(dto.content) }
}
