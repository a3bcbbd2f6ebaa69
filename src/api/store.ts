import { toAmount } from '@/model/money/money'
import type { Page } from '@/model/list/page'
import type { Product, ProductCategory, ProductSorting } from '@/model/store/product'

import type { Dto } from './dto'
import type { Http } from './http'
import { readItems, readPage, type ListRequest } from './wire'

const STORE = '/api/f/store'

export interface ProductListRequest extends ListRequest {
  readonly categoryId?: string
  /** By default as the mall arranges them. */
  readonly sorting?: ProductSorting
}

export function createStoreApi(http: Http) {
  return {
    async listCategories(): Promise<readonly ProductCategory[]> {
      return readItems(await http.post(`${STORE}/category/list`, { body: { maxResultCount: 99 } }))
    },

    async listProducts(request: ProductListRequest): Promise<Page<Product>> {
      return readPage(await http.post(`${STORE}/product/list`, { body: request }), readProduct)
    },
  }
}

export function readProduct(dto: Dto<'StoreProduct'>): Product {
  return {
    ...dto,
    price: toAmount(dto.price),
    originalPrice: dto.originalPrice === null ? null : toAmount(dto.originalPrice),
  }
}
