import type { Catalogue } from './Catalogue.ts'

/** Logistics orders. */
export const orderTexts = {
  'orderStatus.10': ['待处理', 'Awaiting processing'],
  'orderStatus.20': ['待称重', 'Awaiting weighing'],
  'orderStatus.30': ['待付款', 'Awaiting payment'],
  'orderStatus.40': ['待发货', 'Awaiting shipment'],
  'orderStatus.50': ['已发货', 'Shipped'],
  'orderStatus.60': ['已到自提点', 'Arrived at pickup point'],
  'orderStatus.70': ['已签收', 'Delivered'],
  'orderStatus.200': ['已完成', 'Completed'],
  'orderStatus.210': ['已取消', 'Cancelled'],
} as const satisfies Catalogue
