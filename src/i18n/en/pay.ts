import type { pay as source } from '../zh-Hans/pay'

export const pay: Record<keyof typeof source, string> = {
  'title.payOrder': 'Pay for an order',
  'title.pendingPay': 'Waiting for payment',
  'payOrder.nickname': 'Nickname',
  'pendingPay.nickname': 'Nickname',
}
