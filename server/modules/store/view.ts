import { formatMoney, formatMoneyOrNull } from '../../money/money.ts'
import { cardUrl } from '../shareCard/index.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { StoreCategory, StoreProduct, StoreProductDetail } from '../../contracts/store.ts'
import type { CategoryRow, ProductRow, SkuRow } from './repository.ts'

export function toCategory(
  { id, displayName, image, productCount }: CategoryRow,
  language: Language,
): StoreCategory {
  return { id, displayName: displayName[language], image, productCount }
}

export function toProduct(row: ProductRow, language: Language): StoreProduct {
  return {
    id: row.id,
    categoryId: row.categoryId,
    displayName: row.displayName[language],
    summary: row.summary[language],
    image: row.gallery[0] ?? '',
    price: formatMoney(BigInt(row.price)),
    originalPrice: formatMoneyOrNull(row.originalPrice),
    currencyCode: row.currencyCode,
    stock: row.stock,
    soldCount: row.soldCount,
  }
}

export function toProductDetail(
  product: ProductRow,
  skus: readonly SkuRow[],
  language: Language,
): StoreProductDetail {
  return {
    ...toProduct(product, language),
    gallery: product.gallery,
    video: product.video,
    shareImage: cardUrl(product.gallery[0] ?? ''),
    detail: [...product.detail[language]],
    skus: skus.map((sku) => toSku(sku, product.currencyCode, language)),
  }
}

function toSku({ id, displayName, price, stock }: SkuRow, currencyCode: string, language: Language) {
  return { id, displayName: displayName[language], price: formatMoney(price), currencyCode, stock }
}
