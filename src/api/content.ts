import type { Article, ArticleDetail, ContentBlock, ContentPage } from '@/model/content/content'
import type { Page } from '@/model/list/page'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject, readPage, type ListRequest } from './wire'

const BASE = '/api/f/content-management'

/** Articles and content pages that the tenant publishes. */
export function createContentApi(http: Http) {
  return {
    /** Sorted in the tenant's order. */
    async listArticles(request: ListRequest & { readonly categoryId?: string }): Promise<Page<Article>> {
      return readPage(await http.get(`${BASE}/article/list`, { query: request }))
    },

    async getArticle(id: string): Promise<ArticleDetail> {
      return readObject(await http.get(`${BASE}/article/{id}`, { path: { id } }), readArticleDetail)
    },

    /** @param key `terms`, `privacy`, `about` or `licences` */
    async getPage(key: string): Promise<ContentPage> {
      return readObject(await http.get(`${BASE}/page/{key}`, { path: { key } }), readContentPage)
    },
  }
}

function readArticleDetail(dto: Dto<'ArticleDetail'>): ArticleDetail {
  return { ...dto, publishTime: readDate(dto.publishTime), content: readBlocks(dto.content) }
}

function readContentPage(dto: Dto<'ContentPage'>): ContentPage {
  return { ...dto, updatedTime: readDate(dto.updatedTime), content: readBlocks(dto.content) }
}

const KNOWN: readonly string[] = ['heading', 'paragraph', 'list', 'image', 'notice']

/** Drops block types that a newer server may send and this app can't show. */
function readBlocks(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  return blocks.filter(({ type }) => KNOWN.includes(type))
}
