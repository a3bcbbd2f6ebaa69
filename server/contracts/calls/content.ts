import { call } from '../call.ts'
import { IdParams } from '../common.ts'
import {
  AnnounceDetail,
  AnnounceListQuery,
  AnnouncePage,
  ArticleCategoryListRequest,
  ArticleCategoryPage,
  ArticleDetail,
  ArticleListQuery,
  ArticlePage,
  ContentPage,
  ContentPageParams,
  FaqListQuery,
  FaqPage,
  PageContentItemListRequest,
  PageContentItemPage,
} from '../content.ts'
import { HTML_BODY_LIMIT, WriteContentRequest, WrittenContent } from '../contentBlocks.ts'
import { ref } from '../schema.ts'

const BASE = '/api/f/content-management'
const forAnyone = { area: 'content', access: 'public' } as const

const STAFF_BASE = '/api/admin/content-management'
const forStaff = {
  method: 'PUT',
  area: 'content',
  access: 'operator',
  body: ref(WriteContentRequest),
  bodyLimit: HTML_BODY_LIMIT,
  answer: ref(WrittenContent),
} as const

export const listAnnounces = call({
  ...forAnyone,
  name: 'listAnnounces',
  method: 'GET',
  path: `${BASE}/announce/list`,
  query: AnnounceListQuery,
  answer: ref(AnnouncePage),
})

export const getAnnounce = call({
  ...forAnyone,
  name: 'getAnnounce',
  method: 'GET',
  path: `${BASE}/announce/:id`,
  params: IdParams,
  answer: ref(AnnounceDetail),
})

export const listArticleCategories = call({
  ...forAnyone,
  name: 'listArticleCategories',
  method: 'POST',
  path: `${BASE}/category/list`,
  summary: 'Categories of articles, each with its first articles',
  body: ref(ArticleCategoryListRequest),
  answer: ref(ArticleCategoryPage),
})

export const listArticles = call({
  ...forAnyone,
  name: 'listArticles',
  method: 'GET',
  path: `${BASE}/article/list`,
  summary: 'The tips for the warehouse address are the category `warehouse-tips`',
  query: ArticleListQuery,
  answer: ref(ArticlePage),
})

export const getArticle = call({
  ...forAnyone,
  name: 'getArticle',
  method: 'GET',
  path: `${BASE}/article/:id`,
  params: IdParams,
  answer: ref(ArticleDetail),
})

export const listFaqs = call({
  ...forAnyone,
  name: 'listFaqs',
  method: 'GET',
  path: `${BASE}/faq/list`,
  query: FaqListQuery,
  answer: ref(FaqPage),
})

export const listPageContentItems = call({
  ...forAnyone,
  name: 'listPageContentItems',
  method: 'POST',
  path: `${BASE}/page-content-item/list`,
  summary: 'What stands in a place of a page: the home page’s banners are HOME, BANNER',
  body: ref(PageContentItemListRequest),
  answer: ref(PageContentItemPage),
})

export const getContentPage = call({
  ...forAnyone,
  name: 'getContentPage',
  method: 'GET',
  path: `${BASE}/page/:key`,
  summary: 'terms, privacy, about or licences',
  params: ContentPageParams,
  answer: ref(ContentPage),
})

export const writeAnnounce = call({
  ...forStaff,
  name: 'writeAnnounce',
  path: `${STAFF_BASE}/announce/:id/content`,
  params: IdParams,
})

export const writeArticle = call({
  ...forStaff,
  name: 'writeArticle',
  path: `${STAFF_BASE}/article/:id/content`,
  params: IdParams,
})

export const writeContentPage = call({
  ...forStaff,
  name: 'writeContentPage',
  path: `${STAFF_BASE}/page/:key/content`,
  params: ContentPageParams,
})
