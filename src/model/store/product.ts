import type { ContentBlock } from '@/model/content/contentBlock'

export interface ProductCategory {
  readonly id: string
  readonly displayName: string
}

export interface Product {
  readonly id: string
  readonly displayName: string
  readonly summary: string
  readonly image: string
  /** Decimal strings in major units. */
  readonly price: string
  readonly originalPrice: string | null
  readonly currencyCode: string
  readonly stock: number
}

export interface Sku {
  readonly id: string
  readonly displayName: string
  readonly price: string
  readonly stock: number
}

export interface ProductDetail extends Product {
  readonly gallery: readonly string[]
  /** For a share card; null when there's none. */
  readonly shareImage: string | null
  readonly skus: readonly Sku[]
  readonly detail: readonly ContentBlock[]
}
