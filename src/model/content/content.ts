/** A block of an article. The set is closed: each type has its own component. */
export type ContentBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly type: 'image'; readonly url: string; readonly description: string }
  | { readonly type: 'notice'; readonly tone: 'info' | 'warning'; readonly text: string }

/** The category of articles about using the warehouse address. */
export const WAREHOUSE_TIPS = 'warehouse-tips'

export interface Article {
  readonly id: string
  readonly displayTitle: string
  readonly summary: string
}

export interface ArticleDetail extends Article {
  readonly publishTime: Date
  readonly content: readonly ContentBlock[]
}

/** A static page, such as the terms. */
export interface ContentPage {
  readonly key: string
  readonly displayTitle: string
  readonly updatedTime: Date
  readonly content: readonly ContentBlock[]
}
