import type { ContentBlock } from './contentBlock'

/** The category of articles about using the warehouse address. */
export const WAREHOUSE_TIPS = 'warehouse-tips'

export interface Article {
  readonly id: string
  readonly categoryId: string
  readonly displayTitle: string
  readonly summary: string
  readonly image: string | null
  readonly publishTime: Date
}

export interface ArticleDetail extends Article {
  readonly categoryDisplayName: string
  /** For a share card; null if there is no picture. */
  readonly shareImage: string | null
  readonly content: readonly ContentBlock[]
}

export interface ArticleCategory {
  readonly id: string
  readonly displayName: string
  readonly summary: string
  readonly articleCount: number
  /** The first ones, as many as were asked for. */
  readonly articles: readonly Article[]
}

export interface Announce {
  readonly id: string
  readonly displayTitle: string
  readonly summary: string
  readonly image: string | null
  /** Shown over Home until the customer closes it. */
  readonly isPopup: boolean
  readonly isTop: boolean
  readonly publishTime: Date
}

export interface AnnounceDetail extends Announce {
  /** For a share card; null if there is no picture. */
  readonly shareImage: string | null
  readonly content: readonly ContentBlock[]
}

export interface Faq {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** A static page, such as the terms. */
export interface ContentPage {
  readonly key: string
  readonly displayTitle: string
  readonly updatedTime: Date
  readonly content: readonly ContentBlock[]
}

/** Articles to read after this one: the next ones of its category, and then the first ones. */
export function articlesAfter(id: string, category: readonly Article[], count: number): readonly Article[] {
  const index = category.findIndex((article) => article.id === id)
  return [...category.slice(index + 1), ...category.slice(0, Math.max(index, 0))].slice(0, count)
}
