import { t } from '@/i18n'

const LOW_STOCK = 10

export function stockText(stock: number): string {
  if (stock === 0) return t('store.soldOut')
  return stock <= LOW_STOCK ? t('product.lowStock', { count: stock }) : t('product.inStock', { count: stock })
}
