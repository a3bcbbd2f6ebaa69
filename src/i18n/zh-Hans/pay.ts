export const pay = {
  'title.payOrder': '支付订单',
  'payOrder.nickname': '昵称',
} as const
