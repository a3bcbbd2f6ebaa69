import type { storePay as source } from '../zh-Hans/storePay'

export const storePay: Record<keyof typeof source, string> = {
  'title.payStoreOrder': 'Pay',
  'payStoreOrder.nickname': 'Nickname',
}
