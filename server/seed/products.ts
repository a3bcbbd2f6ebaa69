import { localised } from '../texts/localised.ts'
import { blocksOf } from './content/blocks.ts'
import { pictureUrl, videoUrl } from './pictures.ts'
import { PRODUCTS_FOR_DAILY } from './productsForDaily.ts'
import { PRODUCTS_FOR_FAMILY } from './productsForFamily.ts'
import { PRODUCTS_FOR_HOME } from './productsForHome.ts'
import { PRODUCTS_FOR_THE_WAY } from './productsForTheWay.ts'

import type { productCategories, products, skus } from '../db/schema/index.ts'
import type { SeedProduct } from './seedProduct.ts'

const CATEGORIES: readonly (readonly [id: string, zhHans: string, en: string])[] = [
  ['packing', '打包材料', 'Packing supplies'],
  ['travel', '旅行收纳', 'Travel and storage'],
  ['digital', '数码配件', 'Digital accessories'],
  ['taste-of-home', '家乡味道', 'Taste of home'],
  ['daily', '居家日用', 'Everyday home'],
  ['mother-baby', '母婴用品', 'Mother and baby'],
]

export const PRODUCT_CATEGORIES: (typeof productCategories.$inferInsert)[] = CATEGORIES.map(
  ([id, zhHans, en], displayOrder) => ({
    id,
    displayName: localised(zhHans, en),
    image: pictureUrl(`category-${id}`),
    displayOrder,
  }),
)

const PRODUCTS: readonly SeedProduct[] = [
  ...PRODUCTS_FOR_THE_WAY,
  ...PRODUCTS_FOR_HOME,
  ...PRODUCTS_FOR_DAILY,
  ...PRODUCTS_FOR_FAMILY,
]

/** The rows of the mall's products, as put on sale at this time. */
export function productRows(creationTime: Date): (typeof products.$inferInsert)[] {
  return PRODUCTS.map((product, displayOrder) => ({
    id: product.id,
    categoryId: product.category,
    displayName: localised(...product.name),
    summary: localised(...product.summary),
    detail: {
      'zh-Hans': blocksOf(product.detail.zhHans.join('\n')),
      en: blocksOf(product.detail.en.join('\n')),
    },
    gallery: [pictureUrl(product.id), pictureUrl(`${product.id}-2`)],
    video: product.hasVideo ? { url: videoUrl(product.id), poster: pictureUrl(product.id) } : null,
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
