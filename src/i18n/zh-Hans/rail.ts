export const rail = {
  'rail.label': '主导航',
  'rail.parcels': '我的包裹',
  'rail.declare': '包裹预报',
  'rail.orders': '集运订单',
  'rail.messages': '消息',
  'rail.calculate': '运费试算',
  'rail.afterSales': '售后',
  'rail.addresses': '地址簿',
  'rail.support': '联系客服',
  'rail.settings': '设置',
} as const
