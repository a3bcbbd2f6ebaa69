import type { storeOrder as source } from '../zh-Hans/storeOrder'

export const storeOrder: Record<keyof typeof source, string> = {
  'title.confirmStoreOrder': 'Confirm order',
  'title.storeOrderList': 'Mall orders',
  'confirmStoreOrder.nickname': 'Nickname',
  'storeOrderList.nickname': 'Nickname',
}
