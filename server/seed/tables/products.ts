import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { parseMoney } from '../../money/money.ts'
import { pictureUrl, videoUrl } from '../pictures.ts'
import { Count, Id, minorUnitsOf, Price, Sentence, Words } from '../reading/schemas.ts'
import { readTable, readTexts } from '../reading/seedFile.ts'

import type { productCategories, products, skus } from '../../db/schema/index.ts'

const Sku = closed({ displayName: Words, price: Price, stock: Count })

const Product = closed({
  id: Id,
  category: Id,
  soldCount: Count,
  originalPrice: Type.Optional(Price),
  /** Whether `videos/` has one of it; `scripts/videos.mts` makes them. */
  hasVideo: Type.Optional(Type.Boolean()),
  skus: Type.Array(Sku, { minItems: 1 }),
})

const Mall = closed({
  categories: Type.Array(closed({ id: Id, displayName: Words })),
  products: Type.Array(Product),
})

const Head = closed({ name: Sentence, summary: Sentence })

const readMall = () => readTable('content/products.json', Mall)

export function productCategoryRows(): (typeof productCategories.$inferInsert)[] {
  return readMall().categories.map((category, displayOrder) => ({
    ...category,
    image: pictureUrl(`category-${category.id}`),
    displayOrder,
  }))
}

/** The rows of the mall's products, as put on sale at this time. */
export function productRows(creationTime: Date): (typeof products.$inferInsert)[] {
  return readMall().products.map(({ id, category, soldCount, originalPrice, hasVideo }, displayOrder) => {
    const { name, summary, content } = readTexts(`content/products/${id}`, Head)
    return {
      id,
      categoryId: category,
      displayName: name,
      summary,
      detail: content,
      gallery: [pictureUrl(id), pictureUrl(`${id}-2`)],
      video: hasVideo ? { url: videoUrl(id), poster: pictureUrl(id) } : null,
      originalPrice: minorUnitsOf(originalPrice),
      currencyCode: 'CNY',
      soldCount,
      displayOrder,
      creationTime,
    }
  })
}

export function skuRows(): (typeof skus.$inferInsert)[] {
  return readMall().products.flatMap(({ id, skus }) =>
    skus.map(({ displayName, price, stock }, displayOrder) => ({
      id: `${id}.${displayOrder + 1}`,
      productId: id,
      displayName,
      price: parseMoney(price),
      stock,
      displayOrder,
    })),
  )
}
