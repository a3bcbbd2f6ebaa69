import type { Catalogue } from './Catalogue.ts'

/** Buying in the mall. */
export const storeOrderTexts = {
  'error.SkuUnknown': ['没有这个商品规格', 'There is no such product option'],
  'error.StoreOrderLimitReached': [
    '最多有 {maximum} 个待付款的商城订单，请先付款或取消',
    'You can have {maximum} unpaid mall orders at most. Pay for one or cancel it first',
  ],
  'error.OutOfStock': ['库存不足，仅剩 {left} 件', 'Not enough in stock: {left} left'],
  'error.StoreOrderMoveRefused': [
    '订单当前状态为“{status}”，不能进行此操作',
    'The order is “{status}”, so this can’t be done',
  ],
  'storeOrderStatus.10': ['待付款', 'Awaiting payment'],
  'storeOrderStatus.20': ['已付款', 'Paid'],
  'storeOrderStatus.30': ['已取消', 'Cancelled'],
  'storeOrderLog.submit': ['订单已提交，等待付款', 'Order placed; waiting for payment'],
  'storeOrderLog.pay': ['已付款，商品已放入仓库', 'Paid; the goods are in your warehouse'],
  'storeOrderLog.cancel': ['订单已取消', 'Order cancelled'],
  'storeOrderLog.expire': ['超时未付款，订单已取消', 'Not paid in time; the order was cancelled'],
} as const satisfies Catalogue
