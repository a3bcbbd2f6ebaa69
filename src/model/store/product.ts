import type { ContentBlock } from '@/model/content/contentBlock'

import { multiplyByRate } from '../money/money'

export interface ProductCategory {
  readonly id: string
  readonly displayName: string
}

/** The orders a list of products can have, as the API spells them. */
export type ProductSorting =
  'displayOrder asc' | 'soldCount desc' | 'creationTime desc' | 'price asc' | 'price desc'

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
  readonly soldCount: number
}

export interface Sku {
  readonly id: string
  readonly displayName: string
  readonly price: string
  readonly stock: number
}

export interface ProductVideo {
  readonly url: string
  readonly poster: string
}

export interface ProductDetail extends Product {
  readonly gallery: readonly string[]
  /** For a share card; null when there's none. */
  readonly shareImage: string | null
  readonly video: ProductVideo | null
  readonly skus: readonly Sku[]
  readonly detail: readonly ContentBlock[]
}

/** Limit of the API. */
const MAX_QUANTITY = 99

/** How many can be bought at once; at least 1, so that a stepper has a range. */
export function maxQuantity({ stock }: Sku): number {
  return Math.max(1, Math.min(stock, MAX_QUANTITY))
}

/** @returns a quantity that can be bought, closest to the one asked for */
export function quantityWithin(asked: number, sku: Sku): number {
  return Math.min(maxQuantity(sku), Math.max(1, Math.trunc(asked) || 1))
}

export function totalOf({ price }: Sku, quantity: number): string {
  return multiplyByRate(price, String(quantity))
}
