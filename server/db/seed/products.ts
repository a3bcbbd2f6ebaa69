import { localised } from '../../texts/localised.ts'
import { pictureUrl } from './pictures.ts'
import { PRODUCTS } from './productList.ts'

import type { productCategories, products, skus } from '../schema/index.ts'

type Words = readonly [zhHans: string, en: string]

/** A product of the mall as `productList.ts` writes it: prices in minor units of yuan. */
export interface SeedProduct {
  readonly id: string
  readonly category: string
  readonly name: Words
  readonly summary: Words
  readonly originalPrice: bigint | null
  readonly soldCount: number
  readonly skus: readonly (readonly [zhHans: string, en: string, price: bigint, stock: number])[]
  readonly detail: { readonly zhHans: readonly string[]; readonly en: readonly string[] }
}

const CATEGORIES: readonly (readonly [id: string, ...Words])[] = [
  ['packing', '打包材料', 'Packing supplies'],
  ['travel', '旅行收纳', 'Travel and storage'],
  ['digital', '数码配件', 'Digital accessories'],
  ['taste-of-home', '家乡味道', 'Taste of home'],
  ['daily', '居家日用', 'Everyday home'],
]

export const PRODUCT_CATEGORIES: (typeof productCategories.$inferInsert)[] = CATEGORIES.map(
  ([id, zhHans, en], displayOrder) => ({
    id,
    displayName: localised(zhHans, en),
    image: pictureUrl(`category-${id}`),
    displayOrder,
  }),
)

/** The rows of the mall's products, as put on sale at this time. */
export function productRows(creationTime: Date): (typeof products.$inferInsert)[] {
  return PRODUCTS.map((product, displayOrder) => ({
    id: product.id,
    categoryId: product.category,
    displayName: localised(...product.name),
    summary: localised(...product.summary),
    detail: { 'zh-Hans': product.detail.zhHans, en: product.detail.en },
    gallery: [pictureUrl(product.id), pictureUrl(`${product.id}-2`)],
    originalPrice: product.originalPrice,
    currencyCode: 'CNY',
    soldCount: product.soldCount,
    displayOrder,
    creationTime,
  }))
}

export const PRODUCT_SKUS: (typeof skus.$inferInsert)[] = PRODUCTS.flatMap(({ id, skus }) =>
  skus.map(([zhHans, en, price, stock], displayOrder) => ({
    id: `${id}.${displayOrder + 1}`,
    productId: id,
    displayName: localised(zhHans, en),
    price,
    stock,
    displayOrder,
  })),
)
