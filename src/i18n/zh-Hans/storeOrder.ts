export const storeOrder = {
  'title.confirmStoreOrder': '确认订单',
  'title.storeOrderList': '商城订单',
  'confirmStoreOrder.nickname': '昵称',
  'storeOrderList.nickname': '昵称',
} as const
