import type { store as source } from '../zh-Hans/store'

export const store: Record<keyof typeof source, string> = {
  'title.store': 'Mall',
  'title.product': 'Product',
  'store.search': 'Search products',
  'store.empty': 'Nothing found',
  'store.emptyHint': 'Try another word or category',
  'store.inStock': '[[count]] in stock',
  'store.lowStock': 'Only [[count]] left',
  'store.soldOut': 'Out of stock',
  'store.options': 'Options',
  'store.detail': 'About this product',
  'store.notFound': 'This product is no longer available',
  'store.deliveryTitle': 'Straight to your warehouse',
  'store.deliveryHint': 'Mall goods join your other parcels in one box, with no domestic postage.',
  'store.share': 'Share with a friend',
}
