import { after, DAY_MS } from '../../base/time/clock.ts'
import { searchTextOf } from '../../modules/content/index.ts'
import { localised } from '../../texts/localised.ts'
import { pictureUrl } from '../pictures.ts'
import { ANNOUNCES } from './announces.ts'
import { blocksOf } from './blocks.ts'
import { CUSTOMS_ARTICLES } from './customsArticles.ts'
import { CUSTOMS_ARTICLES_MORE } from './customsArticlesMore.ts'
import { GETTING_STARTED } from './gettingStarted.ts'
import { GETTING_STARTED_MORE } from './gettingStartedMore.ts'
import { PARCEL_ARTICLES } from './parcelArticles.ts'
import { PARCEL_ARTICLES_MORE } from './parcelArticlesMore.ts'
import { SHIPPING_ARTICLES } from './shippingArticles.ts'
import { SHIPPING_ARTICLES_MORE } from './shippingArticlesMore.ts'
import { WAREHOUSE_TIPS } from './warehouseTips.ts'

import type { announces, articleCategories, articles } from '../../db/schema/index.ts'
import type { SeedArticle } from './seedArticle.ts'

type Words = readonly [zhHans: string, en: string]

interface SeedCategory {
  readonly id: string
  readonly name: Words
  readonly summary: Words
  /** Whether the home page introduces it, and its articles have pictures of their own. */
  readonly isHomeIntroduction: boolean
  readonly articles: readonly SeedArticle[]
}

const CATEGORIES: readonly SeedCategory[] = [
  {
    id: 'getting-started',
    name: ['新手指南', 'Getting started'],
    summary: ['第一次集运从这里看起', 'Start here for your first shipment'],
    isHomeIntroduction: true,
    articles: [...GETTING_STARTED, ...GETTING_STARTED_MORE],
  },
  {
    id: 'shipping',
    name: ['运输与时效', 'Shipping and transit times'],
    summary: ['怎么计费、多久到、到了怎么收', 'What it costs, how long it takes, how to receive it'],
    isHomeIntroduction: true,
    articles: [...SHIPPING_ARTICLES, ...SHIPPING_ARTICLES_MORE],
  },
  {
    id: 'parcels-storage',
    name: ['包裹与仓储', 'Parcels and storage'],
    summary: ['包裹在仓库里的每一步', 'Every step in the warehouse'],
    isHomeIntroduction: true,
    articles: [...PARCEL_ARTICLES, ...PARCEL_ARTICLES_MORE],
  },
  {
    id: 'customs',
    name: ['清关与禁运', 'Customs and prohibited goods'],
    summary: ['什么能寄、怎么申报、各国规定', 'What may be sent, how to declare it, rules by country'],
    isHomeIntroduction: true,
    articles: [...CUSTOMS_ARTICLES, ...CUSTOMS_ARTICLES_MORE],
  },
  {
    id: 'warehouse-tips',
    name: ['仓库地址使用须知', 'Warehouse address tips'],
    summary: ['复制地址之前先看这几条', 'Read these before you copy the address'],
    isHomeIntroduction: false,
    articles: WAREHOUSE_TIPS,
  },
]

export const ARTICLE_CATEGORY_ROWS: (typeof articleCategories.$inferInsert)[] = CATEGORIES.map(
  ({ id, name, summary, isHomeIntroduction }, displayOrder) => ({
    id,
    displayName: localised(...name),
    summary: localised(...summary),
    image: isHomeIntroduction ? pictureUrl(`articles-${id}`) : null,
    isHomeIntroduction,
    displayOrder,
  }),
)

/** The articles, published one after the other up to this time. */
export function articleRows(now: Date): (typeof articles.$inferInsert)[] {
  return CATEGORIES.flatMap((category, place) =>
    category.articles.map((article, displayOrder) => {
      const displayTitle = localised(...article.title)
      const summary = localised(...article.summary)
      const content = contentOf(article)
      return {
        id: article.id,
        categoryId: category.id,
        displayTitle,
        summary,
        image: category.isHomeIntroduction ? pictureUrl(`article-${article.id}`) : null,
        content,
        searchText: searchTextOf(displayTitle, summary, content),
        publishTime: after(now, -(8 + displayOrder * 9 + place * 2) * DAY_MS),
        displayOrder,
      }
    }),
  )
}

/** The announcements, published on days before this time. */
export function announceRows(now: Date): (typeof announces.$inferInsert)[] {
  return ANNOUNCES.map(({ id, title, summary, isPopup = false, isTop = false, daysAgo, ...texts }) => ({
    id,
    displayTitle: localised(...title),
    summary: localised(...summary),
    image: pictureUrl(`announce-${id}`),
    content: contentOf(texts),
    isPopup,
    isTop,
    publishTime: after(now, -daysAgo * DAY_MS),
  }))
}

function contentOf({ zhHans, en }: Pick<SeedArticle, 'zhHans' | 'en'>) {
  return { 'zh-Hans': blocksOf(zhHans), en: blocksOf(en) }
}
