import type { Catalogue } from './Catalogue.ts'

/** Where things are on their way. */
export const trackingTexts = {
  'tracking.submit': ['集运订单已提交，等待仓库处理', 'Shipment order submitted, waiting for the warehouse'],
  'tracking.ship': ['货物已离开仓库，交由承运商运输', 'Left the warehouse and handed to the carrier'],
  'tracking.reachPickupStation': [
    '货物已到达自提点，请凭订单号取件',
    'At the pickup point; bring the order code',
  ],
  'tracking.sign': ['货物已签收', 'Delivered'],
  'tracking.cancelled': [
    '集运订单已取消，货物不再运送',
    'The shipment order has been cancelled and is not on its way any more',
  ],
  'tracking.declared': ['快递信息已登记', 'Announced to the warehouse'],
  'tracking.arrived': ['仓库已签收快递', 'Received by the warehouse'],
  'tracking.bought': ['商城商品已放入仓库', 'Bought in the mall and put into the warehouse'],
  'tracking.announcementCancelled': [
    '预报已取消，仓库不再等待这个快递',
    'The announcement was cancelled; the warehouse does not expect it any more',
  ],
  'tracking.inbound': ['快递已称重入库', 'Weighed and checked in'],
  'trackingStatus.not_found': ['暂无信息', 'No info yet'],
  'trackingStatus.info_received': ['已下单', 'Info received'],
  'trackingStatus.picked_up': ['已揽收', 'Picked up'],
  'trackingStatus.in_transit': ['运输中', 'In transit'],
  'trackingStatus.customs': ['清关中', 'Customs'],
  'trackingStatus.out_for_delivery': ['派送中', 'Out for delivery'],
  'trackingStatus.ready_for_pickup': ['待自提', 'Ready for pickup'],
  'trackingStatus.delivered': ['已签收', 'Delivered'],
  'trackingStatus.delivery_failed': ['投递失败', 'Delivery failed'],
  'trackingStatus.returning': ['退回中', 'Returning'],
  'trackingStatus.exception': ['异常', 'Exception'],
  'trackingStatus.expired': ['运输过久', 'Stalled'],
} as const satisfies Catalogue
