import { Type, type Static } from 'typebox'

import { Id, limitUpTo, listQuery, listRequest, Time, Url } from './common.ts'
import { Content } from './contentBlocks.ts'
import { LinkTypeCode } from './enumerations.ts'
import { closed, entity, nullable, page, ref } from './schema.ts'

const Text = Type.String({ minLength: 1, description: 'Plain text' })

const ShareImage = nullable({ ...Url, description: 'For a share card: JPEG, five to four' })

const ANNOUNCE_FIELDS = {
  id: Id,
  displayTitle: Type.String(),
  summary: Type.String(),
  image: nullable(Url),
  isPopup: Type.Boolean({ description: 'Meant to be shown over the home page until closed' }),
  isTop: Type.Boolean({ description: 'Kept before the others' }),
  publishTime: Time,
}
export const Announce = entity('Announce', ANNOUNCE_FIELDS)
export type Announce = Static<typeof Announce>
export const AnnouncePage = page('AnnouncePage', Announce)
export const AnnounceDetail = entity('AnnounceDetail', {
  ...ANNOUNCE_FIELDS,
  shareImage: ShareImage,
  content: Content,
})
export type AnnounceDetail = Static<typeof AnnounceDetail>
export const AnnounceListQuery = listQuery(['publishTime desc'], {
  isPopup: Type.Optional(Type.Boolean({ description: 'Only those that are, or are not, popups' })),
})
export type AnnounceListQuery = Static<typeof AnnounceListQuery>

const ARTICLE_FIELDS = {
  id: Id,
  categoryId: Id,
  displayTitle: Type.String(),
  summary: Type.String(),
  image: nullable(Url),
  publishTime: Time,
}
export const Article = entity('Article', ARTICLE_FIELDS)
export type Article = Static<typeof Article>
export const ArticlePage = page('ArticlePage', Article)
export const ArticleDetail = entity('ArticleDetail', {
  ...ARTICLE_FIELDS,
  categoryDisplayName: Type.String(),
  shareImage: ShareImage,
  content: Content,
})
export type ArticleDetail = Static<typeof ArticleDetail>

const ARTICLE_SORTING = ['displayOrder asc', 'publishTime desc'] as const
export type ArticleSorting = (typeof ARTICLE_SORTING)[number]
export const ArticleListQuery = listQuery(ARTICLE_SORTING, {
  categoryId: Type.Optional(Id),
})
export type ArticleListQuery = Static<typeof ArticleListQuery>

export const ArticleCategory = entity('ArticleCategory', {
  id: Id,
  displayName: Type.String(),
  summary: Type.String(),
  image: nullable(Url),
  isHomeIntroductionArticle: Type.Boolean(),
  articleCount: Type.Integer({ minimum: 0 }),
  articles: Type.Array(ref(Article), { description: 'The first ones, as many as were asked for' }),
})
export type ArticleCategory = Static<typeof ArticleCategory>
export const ArticleCategoryPage = page('ArticleCategoryPage', ArticleCategory)
/** How many categories a list gives. */
export const MAX_ARTICLE_CATEGORIES = 99

export const ArticleCategoryListRequest = listRequest(
  'ArticleCategoryListRequest',
  ['displayOrder asc'],
  {
    getArticleListTop: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 50, default: 0, description: 'Articles of each category' }),
    ),
    isHomeIntroductionArticle: Type.Optional(
      Type.Boolean({ description: 'Only those that the home page introduces, or does not' }),
    ),
    limit: limitUpTo(MAX_ARTICLE_CATEGORIES),
  },
  MAX_ARTICLE_CATEGORIES,
)
export type ArticleCategoryListRequest = Static<typeof ArticleCategoryListRequest>

export const Faq = entity('Faq', { id: Id, question: Type.String(), answer: Text })
export type Faq = Static<typeof Faq>
export const FaqPage = page('FaqPage', Faq)
export const FaqListQuery = listQuery(['displayOrder asc'], {})
export type FaqListQuery = Static<typeof FaqListQuery>

const PlaceName = Type.String({ minLength: 1, maxLength: 50 })
export const PageContentItem = entity('PageContentItem', {
  id: Id,
  image: Url,
  displayTitle: Type.String(),
  linkType: ref(LinkTypeCode),
  linkSourceValue: nullable(
    Type.String({ description: 'Path of a page, address or ID, as the link type says' }),
  ),
})
export type PageContentItem = Static<typeof PageContentItem>
export const PageContentItemPage = page('PageContentItemPage', PageContentItem)
/** How many things stand in one place of a page, such as banners on the home page. */
export const PAGE_CONTENT_SIZE = 8

export const PageContentItemListRequest = listRequest(
  'PageContentItemListRequest',
  ['displayOrder asc'],
  { pageName: PlaceName, pageContentName: PlaceName, limit: limitUpTo(99) },
  PAGE_CONTENT_SIZE,
)
export type PageContentItemListRequest = Static<typeof PageContentItemListRequest>

export const ContentPage = entity('ContentPage', {
  key: Id,
  displayTitle: Type.String(),
  updatedTime: Time,
  content: Content,
})
export type ContentPage = Static<typeof ContentPage>
export const ContentPageParams = closed({ key: Id })
