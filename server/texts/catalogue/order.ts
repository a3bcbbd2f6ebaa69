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
  'orderLog.submit': [
    '已提交集运订单，共 {count} 个包裹',
    'Shipment order submitted with {count} {count|parcel|parcels}',
  ],
  'orderLog.process': ['仓库开始处理', 'The warehouse has taken it up'],
  'orderLog.weigh': [
    '已打包称重：{boxes} 箱，{weightKg} kg',
    'Packed and weighed: {boxes} boxes, {weightKg} kg',
  ],
  'orderLog.pay': ['已支付 {total} {currency}', 'Paid {total} {currency}'],
  'orderLog.autoPay': ['已自动扣款 {total} {currency}', 'Auto-pay took {total} {currency}'],
  'orderLog.ship': ['已发货：{carrier} {number}', 'Shipped: {carrier} {number}'],
  'orderLog.reachPickupStation': ['已到自提点', 'Arrived at the pickup point'],
  'orderLog.sign': ['已签收', 'Delivered'],
  'orderLog.confirmReceipt': ['已确认收货', 'Receipt confirmed'],
  'orderLog.complete': ['超过 14 天未确认，订单自动完成', 'Completed by itself after 14 days'],
  'orderLog.cancel': ['订单已取消', 'Order cancelled'],
  'orderLog.reject': ['仓库取消了订单：{reason}', 'Cancelled by the warehouse: {reason}'],
  'orderLog.expire': [
    '到 {date} 仍未付款，订单已取消，包裹退回仓库',
    'Not paid by {date}, so the order was cancelled and its parcels are back in the warehouse',
  ],
  'error.OrderMoveRefused': [
    '订单当前状态为“{status}”，不能进行此操作',
    'The order is “{status}” now, so this is not possible',
  ],
  'error.OrderStale': ['订单已有变化，请核对后重试', 'The order has changed. Please look at it again'],
  'error.OrderCodeUnknown': ['没有找到这个订单', 'There is no order with this code'],
  'error.OrderTotalChanged': [
    '订单金额已变为 {total} {currency}，请确认后再支付',
    'The total is {total} {currency} now. Please check it before you pay',
  ],
  'error.OrderNotPaid': [
    '订单未付款，也没有打开自动扣款，不能出库',
    'The order is not paid and auto-pay is off, so it cannot leave',
  ],
  'error.BalanceTooLowToShip': [
    '客户余额不足，自动扣款还差 {shortfall} {currency}，不能出库',
    'Auto-pay is {shortfall} {currency} short of the bill, so the order cannot leave',
  ],
  'error.OrderNotPacked': ['请先打包再称重', 'Pack the order before you weigh it'],
  'error.OrderNotForPickup': [
    '这个订单是送货上门，不经过自提点',
    'This order is delivered to the door and does not wait at a pickup point',
  ],
  'error.OrderNothingPaid': ['这个订单没有可退的款项', 'This order has no payment to refund'],
  'error.OrderRefundTooLarge': ['退款不能超过 {maximum}', 'No more than {maximum} can be refunded'],
  'error.TrackingNumberTaken': [
    '这个国际运单号已被使用',
    'This international tracking number is already in use',
  ],
  'error.ParcelNotSubmittable': [
    '包裹 {expressNumber} 不能提交：须为已入库、已申报且未提交',
    'Parcel {expressNumber} cannot be submitted: it must be checked in, declared and in no other order',
  ],
  'error.ParcelsInSeveralWarehouses': [
    '所选包裹在不同的仓库，请按仓库分开提交',
    'The parcels are in different warehouses. Please submit an order for each warehouse',
  ],
  'error.AddressUnknown': ['没有这个收货地址', 'There is no such address'],
  'error.RegionGroupRequired': ['请选择收货地址或目的地', 'Choose an address or a destination'],
  'error.SizeIncomplete': ['长、宽、高要填齐', 'Give length, width and height'],
  'error.ChannelUnknown': ['没有这个运送方式', 'There is no such delivery method'],
  'error.ChannelRefuses': ['不能使用此渠道：{reason}', 'This channel cannot be used: {reason}'],
  'error.PickupStationRequired': ['请选择自提点', 'Choose a pickup point'],
  'error.PickupStationFull': [
    '这个自提点已满，请选择其他自提点',
    'This pickup point is full. Please choose another',
  ],
  'fundNote.logisticsOrder': ['集运订单 {code}', 'Shipment order {code}'],
  'fundNote.logisticsOrderRefund': ['集运订单 {code} 退款', 'Refund for shipment order {code}'],
} as const satisfies Catalogue
