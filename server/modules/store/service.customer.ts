import { orNotFound } from '../../base/http/problem.ts'
import * as repository from './repository.ts'
import { toCategory, toProduct, toProductDetail } from './view.ts'

import type { SearchRequest } from '../../base/http/paging.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  StoreCategory,
  StoreProduct,
  StoreProductDetail,
  StoreProductListRequest,
} from '../../contracts/store.ts'
import type { Database } from '../../db/client.ts'

export interface StoreService {
  listCategories(request: SearchRequest, language: Language): Promise<Page<StoreCategory>>
  listProducts(request: StoreProductListRequest, language: Language): Promise<Page<StoreProduct>>
  /** @throws ApiProblem 404 */
  getProduct(id: string, language: Language): Promise<StoreProductDetail>
}

export function createStoreService(db: Database): StoreService {
  return {
    listCategories: async (request, language) => {
      const { rows, totalCount } = await repository.listCategories(db, request)
      return { items: rows.map((row) => toCategory(row, language)), totalCount }
    },

    listProducts: async (request, language) => {
      const { rows, totalCount } = await repository.listProducts(db, request)
      return { items: rows.map((row) => toProduct(row, language)), totalCount }
    },

    getProduct: async (id, language) => {
      const product = orNotFound(await repository.findProduct(db, id))
      return toProductDetail(product, await repository.listSkus(db, id), language)
    },
  }
}
