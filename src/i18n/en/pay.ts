import type { pay as source } from '../zh-Hans/pay'

export const pay: Record<keyof typeof source, string> = {
  'title.payOrder': 'Pay for an order',
  'payOrder.nickname': 'Nickname',
}
