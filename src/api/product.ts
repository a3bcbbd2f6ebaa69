import { toAmount } from '@/model/money/money'
import type { ProductDetail } from '@/model/store/product'

import { readBlocks } from './contentBlocks'
import type { Dto } from './dto'
import type { Http } from './http'
import { readProduct } from './store'
import { readObject } from './wire'

export function createProductApi(http: Http) {
  return {
    async getProduct(id: string): Promise<ProductDetail> {
      return readObject(await http.get('/api/f/store/product/{id}', { path: { id } }), readProductDetail)
    },
  }
}

function readProductDetail(dto: Dto<'StoreProductDetail'>): ProductDetail {
  const skus = dto.skus.map((sku) => ({ ...sku, price: toAmount(sku.price) }))
  return { ...dto, ...readProduct(dto), skus, detail: readBlocks(dto.detail) }
}
