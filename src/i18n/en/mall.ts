import type { mall as source } from '../zh-Hans/mall'

export const mall: Record<keyof typeof source, string> = {
  'mall.search': 'Search products',
  'mall.empty': 'Nothing found',
  'mall.emptyHint': 'Try another word or category',
  'mall.sort.default': 'Featured',
  'mall.sort.bestSellers': 'Best sellers',
  'mall.sort.newest': 'Newest',
  'mall.sort.price': 'Price',
  'mall.sort.priceUp': 'Price, low to high',
  'mall.sort.priceDown': 'Price, high to low',
}
