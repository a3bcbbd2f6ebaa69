export const pay = {
  'title.payOrder': '支付订单',
  'title.pendingPay': '待付款',
  'payOrder.nickname': '昵称',
  'pendingPay.nickname': '昵称',
} as const
