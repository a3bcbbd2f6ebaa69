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
const everybodys = { area: 'content', access: 'public' } as const

const STAFF_BASE = '/api/admin/content-management'
const staffs = {
  method: 'PUT',
  area: 'content',
  access: 'operator',
  body: ref(WriteContentRequest),
  bodyLimit: HTML_BODY_LIMIT,
  answer: ref(WrittenContent),
} as const

export const listAnnounces = call({
  ...everybodys,
  name: 'listAnnounces',
  method: 'GET',
  path: `${BASE}/announce/list`,
  query: AnnounceListQuery,
  answer: ref(AnnouncePage),
})

export const getAnnounce = call({
  ...everybodys,
  name: 'getAnnounce',
  method: 'GET',
  path: `${BASE}/announce/:id`,
  params: IdParams,
  answer: ref(AnnounceDetail),
})

export const listArticleCategories = call({
  ...everybodys,
  name: 'listArticleCategories',
  method: 'POST',
  path: `${BASE}/category/list`,
  summary: 'Categories of articles, each with its first articles',
  body: ref(ArticleCategoryListRequest),
  answer: ref(ArticleCategoryPage),
})

export const listArticles = call({
  ...everybodys,
  name: 'listArticles',
  method: 'GET',
  path: `${BASE}/article/list`,
  summary: 'The tips for the warehouse address are the category `warehouse-tips`',
  query: ArticleListQuery,
  answer: ref(ArticlePage),
})

export const getArticle = call({
  ...everybodys,
  name: 'getArticle',
  method: 'GET',
  path: `${BASE}/article/:id`,
  params: IdParams,
  answer: ref(ArticleDetail),
})

export const listFaqs = call({
  ...everybodys,
  name: 'listFaqs',
  method: 'GET',
  path: `${BASE}/faq/list`,
  query: FaqListQuery,
  answer: ref(FaqPage),
})

export const listPageContentItems = call({
  ...everybodys,
  name: 'listPageContentItems',
  method: 'POST',
  path: `${BASE}/page-content-item/list`,
  summary: 'What stands in a place of a page: the home page’s banners are HOME, BANNER',
  body: ref(PageContentItemListRequest),
  answer: ref(PageContentItemPage),
})

export const getContentPage = call({
  ...everybodys,
  name: 'getContentPage',
  method: 'GET',
  path: `${BASE}/page/:key`,
  summary: 'terms, privacy, about or licences',
  params: ContentPageParams,
  answer: ref(ContentPage),
})

export const writeAnnounce = call({
  ...staffs,
  name: 'writeAnnounce',
  path: `${STAFF_BASE}/announce/:id/content`,
  params: IdParams,
})

export const writeArticle = call({
  ...staffs,
  name: 'writeArticle',
  path: `${STAFF_BASE}/article/:id/content`,
  params: IdParams,
})

export const writeContentPage = call({
  ...staffs,
  name: 'writeContentPage',
  path: `${STAFF_BASE}/page/:key/content`,
  params: ContentPageParams,
})
