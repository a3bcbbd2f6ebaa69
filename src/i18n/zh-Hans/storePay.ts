export const storePay = {
  'title.payStoreOrder': '支付',
  'payStoreOrder.nickname': '昵称',
} as const
