import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, listRequest, Money, Url } from './common.ts'
import { Content } from './contentBlocks.ts'
import { entity, nullable, page, ref } from './schema.ts'

export const StoreCategory = entity('StoreCategory', {
  id: Id,
  displayName: Type.String(),
  image: nullable(Url),
  productCount: Type.Integer(),
})
export type StoreCategory = Static<typeof StoreCategory>
export const StoreCategoryPage = page('StoreCategoryPage', StoreCategory)
export const StoreCategoryListRequest = listRequest('StoreCategoryListRequest', ['displayOrder asc'], {})

const PRODUCT_FIELDS = {
  id: Id,
  categoryId: Id,
  displayName: Type.String(),
  summary: Type.String(),
  image: Url,
  price: Money,
  originalPrice: nullable(Money),
  currencyCode: CurrencyCode,
  stock: Type.Integer({ minimum: 0 }),
  soldCount: Type.Integer({ minimum: 0 }),
}

export const StoreProduct = entity('StoreProduct', PRODUCT_FIELDS)
export type StoreProduct = Static<typeof StoreProduct>
export const StoreProductPage = page('StoreProductPage', StoreProduct)

const SORTING = [
  'displayOrder asc',
  'price asc',
  'price desc',
  'soldCount desc',
  'creationTime desc',
] as const
export type StoreProductSorting = (typeof SORTING)[number]

export const StoreProductListRequest = listRequest('StoreProductListRequest', SORTING, {
  categoryId: Type.Optional(Id),
})
export type StoreProductListRequest = Static<typeof StoreProductListRequest>

export const StoreSku = entity('StoreSku', {
  id: Id,
  displayName: Type.String(),
  price: Money,
  currencyCode: CurrencyCode,
  stock: Type.Integer({ minimum: 0 }),
})

export const StoreVideo = entity('StoreVideo', {
  url: { ...Url, description: 'MP4 with H.264, served in ranges' },
  poster: Url,
})
export type StoreVideo = Static<typeof StoreVideo>

export const StoreProductDetail = entity('StoreProductDetail', {
  ...PRODUCT_FIELDS,
  gallery: Type.Array(Url),
  shareImage: nullable({ ...Url, description: 'For a share card: JPEG, five to four' }),
  video: nullable(ref(StoreVideo)),
  skus: Type.Array(ref(StoreSku)),
  detail: Content,
})
export type StoreProductDetail = Static<typeof StoreProductDetail>
