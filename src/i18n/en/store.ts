import type { store as source } from '../zh-Hans/store'

export const store: Record<keyof typeof source, string> = {
  'title.store': 'Mall',
  'store.soldOut': 'Out of stock',
}
