export const storeOrderDetail = {
  'title.storeOrderDetail': '订单详情',
  'storeOrderDetail.nickname': '昵称',
} as const
