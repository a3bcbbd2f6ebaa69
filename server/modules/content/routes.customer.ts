import {
  getAnnounce,
  getArticle,
  getContentPage,
  listAnnounces,
  listArticleCategories,
  listArticles,
  listFaqs,
  listPageContentItems,
} from '../../contracts/calls/content.ts'

import type { Route } from '../../routing/route.ts'
import type { ContentService } from './service.customer.ts'

/** What the tenant tells its customers: announcements, articles, questions, banners and pages of text. */
export function contentRoutes(route: Route, content: ContentService): void {
  route(listAnnounces, ({ query, language }) => content.listAnnounces(query, language))

  route(getAnnounce, ({ params, language }) => content.getAnnounce(params.id, language))

  route(listArticleCategories, ({ body, language }) => content.listCategories(body, language))

  route(listArticles, ({ query, language }) => content.listArticles(query, language))

  route(getArticle, ({ params, language }) => content.getArticle(params.id, language))

  route(listFaqs, ({ query, language }) => content.listFaqs(query, language))

  route(listPageContentItems, ({ body, language }) => content.listPageContentItems(body, language))

  route(getContentPage, ({ params, language }) => content.getPage(params.key, language))
}
