import { notFound } from '../../base/http/problem.ts'
import { formatMoney } from '../../money/money.ts'
import { cardUrl } from '../shareCard/index.ts'
import * as repository from './repository.ts'

import type { WriteContentRequest, WrittenContent } from '../../contracts/contentBlocks.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  StoreCategory,
  StoreProduct,
  StoreProductDetail,
  StoreProductListRequest,
} from '../../contracts/store.ts'
import type { Database } from '../../db/client.ts'
import type { ReadRichText } from '../content/index.ts'
import type { SearchRequest } from '../../base/http/paging.ts'
import type { CategoryRow, ProductRow, SkuRow } from './repository.ts'

export interface StoreService {
  listCategories(request: SearchRequest, language: Language): Promise<Page<StoreCategory>>
  listProducts(request: StoreProductListRequest, language: Language): Promise<Page<StoreProduct>>
  /** @throws ApiProblem 404 */
  getProduct(id: string, language: Language): Promise<StoreProductDetail>
  /**
   * Replaces what staff wrote about a product in one language.
   *
   * @param ownOrigin the API's own origin
   * @throws ApiProblem 404; 400 ContentTooLong
   */
  writeDetail(id: string, request: WriteContentRequest, ownOrigin: string): Promise<WrittenContent>
}

export function createStoreService(db: Database, readRichText: ReadRichText): StoreService {
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
      const product = await repository.findProduct(db, id)
      if (!product) throw notFound()
      const skus = await repository.listSkus(db, id)
      return {
        ...toProduct(product, language),
        gallery: product.gallery,
        video: product.video,
        shareImage: cardUrl(product.gallery[0] ?? ''),
        detail: [...product.detail[language]],
        skus: skus.map((sku) => toSku(sku, product.currencyCode, language)),
      }
    },

    writeDetail: async (id, { language, html }, ownOrigin) => {
      const content = await readRichText(html, ownOrigin)
      if (!(await repository.writeDetail(db, id, language, content))) throw notFound()
      return { content }
    },
  }
}

function toCategory(
  { id, displayName, image, productCount }: CategoryRow,
  language: Language,
): StoreCategory {
  return { id, displayName: displayName[language], image, productCount }
}

function toProduct(row: ProductRow, language: Language): StoreProduct {
  return {
    id: row.id,
    categoryId: row.categoryId,
    displayName: row.displayName[language],
    summary: row.summary[language],
    image: row.gallery[0] ?? '',
    price: formatMoney(BigInt(row.price)),
    originalPrice: row.originalPrice === null ? null : formatMoney(row.originalPrice),
    currencyCode: row.currencyCode,
    stock: row.stock,
    soldCount: row.soldCount,
  }
}

function toSku({ id, displayName, price, stock }: SkuRow, currencyCode: string, language: Language) {
  return { id, displayName: displayName[language], price: formatMoney(price), currencyCode, stock }
}
