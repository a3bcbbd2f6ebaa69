export const storePay = {
  'title.payStoreOrder': '支付',
  'payStoreOrder.state.paid': '这个订单已付款',
  'payStoreOrder.state.expired': '超时未付款，订单已取消',
  'payStoreOrder.state.cancelled': '这个订单已取消，不用付款',
  'payStoreOrder.state.notDue': '这个订单现在不用付款',
  'payStoreOrder.status': '订单 [[code]]：[[status]]',
  'payStoreOrder.seeOrder': '查看订单',
  'payStoreOrder.seeParcel': '查看包裹',
  'payStoreOrder.doneText': '已用余额支付 [[total]]，余额 [[balance]]。商品已成为您仓库里的包裹。',
} as const
