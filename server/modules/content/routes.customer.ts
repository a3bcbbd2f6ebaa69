import { IdParams, refusals } from '../../contracts/common.ts'
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
} from '../../contracts/content.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { ContentService } from './service.customer.ts'

const BASE = '/api/f/content-management'
const tags = ['content']

/** What the tenant tells its customers: announcements, articles, questions, banners and pages of words. */
export function contentRoutes(app: App, content: ContentService): void {
  announceRoutes(app, content)
  articleRoutes(app, content)
  pageRoutes(app, content)
}

function announceRoutes(app: App, content: ContentService): void {
  app.get(
    `${BASE}/announce/list`,
    {
      schema: {
        tags,
        operationId: 'listAnnounces',
        querystring: AnnounceListQuery,
        response: { 200: ref(AnnouncePage), ...refusals() },
      },
    },
    (request) => content.listAnnounces(request.query, request.language),
  )

  app.get(
    `${BASE}/announce/:id`,
    {
      schema: {
        tags,
        operationId: 'getAnnounce',
        params: IdParams,
        response: { 200: ref(AnnounceDetail), ...refusals() },
      },
    },
    (request) => content.getAnnounce(request.params.id, request.language),
  )
}

function articleRoutes(app: App, content: ContentService): void {
  app.post(
    `${BASE}/category/list`,
    {
      schema: {
        tags,
        operationId: 'listArticleCategories',
        summary: 'Categories of articles, each with its first articles',
        body: ref(ArticleCategoryListRequest),
        response: { 200: ref(ArticleCategoryPage), ...refusals() },
      },
    },
    (request) => content.listCategories(request.body, request.language),
  )

  app.get(
    `${BASE}/article/list`,
    {
      schema: {
        tags,
        operationId: 'listArticles',
        summary: 'The tips for the warehouse address are the category `warehouse-tips`',
        querystring: ArticleListQuery,
        response: { 200: ref(ArticlePage), ...refusals() },
      },
    },
    (request) => content.listArticles(request.query, request.language),
  )

  app.get(
    `${BASE}/article/:id`,
    {
      schema: {
        tags,
        operationId: 'getArticle',
        params: IdParams,
        response: { 200: ref(ArticleDetail), ...refusals() },
      },
    },
    (request) => content.getArticle(request.params.id, request.language),
  )
}

function pageRoutes(app: App, content: ContentService): void {
  app.get(
    `${BASE}/faq/list`,
    {
      schema: {
        tags,
        operationId: 'listFaqs',
        querystring: FaqListQuery,
        response: { 200: ref(FaqPage), ...refusals() },
      },
    },
    (request) => content.listFaqs(request.query, request.language),
  )

  app.post(
    `${BASE}/page-content-item/list`,
    {
      schema: {
        tags,
        operationId: 'listPageContentItems',
        summary: 'What stands in a place of a page: the home page’s banners are HOME, BANNER',
        body: ref(PageContentItemListRequest),
        response: { 200: ref(PageContentItemPage), ...refusals() },
      },
    },
    (request) => content.listPageContentItems(request.body, request.language),
  )

  app.get(
    `${BASE}/page/:key`,
    {
      schema: {
        tags,
        operationId: 'getContentPage',
        summary: 'terms, privacy, about or licences',
        params: ContentPageParams,
        response: { 200: ref(ContentPage), ...refusals() },
      },
    },
    (request) => content.getPage(request.params.key, request.language),
  )
}
