import { toAmount } from '@/model/money/money'
import type { Page } from '@/model/list/page'
import type { Product, ProductCategory, ProductDetail } from '@/model/store/product'

import type { Dto } from './dto'
import { itemPath, type Http } from './http'
import { readItems, readObject, readPage, type ListRequest } from './wire'

export interface ProductListRequest extends ListRequest {
  readonly categoryId?: string
}

export function createStoreApi(http: Http) {
  return {
    async listCategories(): Promise<readonly ProductCategory[]> {
      const body = await http.post('/api/f/store/category/list', { maxResultCount: 99 })
      return readItems(body, ({ id, displayName }: Dto<'StoreCategory'>) => ({ id, displayName }))
    },

    async listProducts(request: ProductListRequest): Promise<Page<Product>> {
      return readPage(await http.post('/api/f/store/product/list', request), readProduct)
    },

    async getProduct(id: string): Promise<ProductDetail> {
      return readObject(await http.get(itemPath('/api/f/store/product', id)), readProductDetail)
    },
  }
}

function readProduct(dto: Dto<'StoreProduct'>): Product {
  const { id, displayName, summary, image, currencyCode, stock } = dto
  return {
    id,
    displayName,
    summary,
    image,
    currencyCode,
    stock,
    price: toAmount(dto.price),
    originalPrice: dto.originalPrice === null ? null : toAmount(dto.originalPrice),
  }
}

function readProductDetail(dto: Dto<'StoreProductDetail'>): ProductDetail {
  const skus = dto.skus.map((sku) => ({ ...sku, price: toAmount(sku.price) }))
  const { gallery, shareImage, detail } = dto
  return { ...readProduct(dto), gallery, shareImage, skus, detail }
}
