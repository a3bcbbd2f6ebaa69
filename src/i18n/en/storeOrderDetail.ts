import type { storeOrderDetail as source } from '../zh-Hans/storeOrderDetail'

export const storeOrderDetail: Record<keyof typeof source, string> = {
  'title.storeOrderDetail': 'Order details',
  'storeOrderDetail.nickname': 'Nickname',
}
