import type { Catalogue } from './Catalogue.ts'

/** Messages to customers. */
export const messageTexts = {
  'messageKind.PARCEL': ['包裹', 'Parcels'],
  'messageKind.LOGISTICS_ORDER': ['集运订单', 'Shipment orders'],
  'messageKind.FUNDS': ['钱包', 'Wallet'],
  'messageKind.COUPON': ['优惠券', 'Coupons'],
  'messageKind.STORE': ['商城', 'Mall'],
  'messageKind.AFTER_SALES': ['售后', 'After-sales'],
  'messageKind.ACCOUNT': ['账号安全', 'Account'],
  'messageChannel.WECHAT': ['微信', 'WeChat'],
  'messageChannel.EMAIL': ['邮件', 'Email'],
  'error.MessagesNotNamed': ['请选择要标为已读的消息', 'Choose the messages to mark as read'],

  'message.parcelArrived.title': ['包裹已到仓', 'Parcel arrived'],
  'message.parcelArrived.content': [
    '快递 {expressNumber} 已到达仓库，称重后即可寄出。',
    'Parcel {expressNumber} has arrived at the warehouse. Once weighed, it can be shipped.',
  ],
  'message.parcelUndeclared.title': ['有包裹待申报', 'A parcel needs a declaration'],
  'message.parcelUndeclared.content': [
    '快递 {expressNumber} 已到仓但尚未预报，补充申报后才能寄出。',
    'Parcel {expressNumber} has arrived without a declaration. Declare it, then it can be shipped.',
  ],
  'message.parcelInboundUndeclared.title': ['包裹已入库，待申报', 'Parcel checked in, not declared'],
  'message.parcelInboundUndeclared.content': [
    '快递 {expressNumber} 已称重入库，补充申报后才能寄出。',
    'Parcel {expressNumber} has been weighed. Declare it, then it can be shipped.',
  ],
  'message.parcelInbound.title': ['包裹已入库', 'Parcel checked in'],
  'message.parcelInbound.content': [
    '快递 {expressNumber} 已称重入库，可以提交集运。',
    'Parcel {expressNumber} has been weighed and can be shipped now.',
  ],
  'message.parcelArrivedForOther.title': ['同单号的包裹不是寄给您的', 'A parcel came, but not for you'],
  'message.parcelArrivedForOther.content': [
    '您预报的快递 {expressNumber} 已到仓，但包裹上是其他客户的识别码，没有记在您名下。单号填错了请修改预报；确实是您的请联系客服。',
    'A parcel with the number {expressNumber}, which you declared, arrived under another customer’s ID code. If the number is mistyped, correct your declaration; if the parcel is yours, contact customer service.',
  ],
  'message.topupApproved.title': ['充值已到账', 'Top-up received'],
  'message.topupApproved.content': [
    '充值 {code} 审核通过，{amount} {currency} 已存入余额。',
    'Top-up {code} was approved. {amount} {currency} is in your balance.',
  ],
  'message.topupRejected.title': ['充值未通过审核', 'Top-up not approved'],
  'message.topupRejected.content': [
    '充值 {code} 未通过审核：{reason}',
    'Top-up {code} was not approved: {reason}',
  ],
  'message.topupExpired.title': ['充值已过期', 'Top-up expired'],
  'message.topupExpired.content': [
    '充值 {code} 未在限时内补交付款凭证，已过期。',
    'Top-up {code} has expired: its proof of payment did not come in time.',
  ],
  'message.fundsAdjusted.title': ['余额有变动', 'Your balance has changed'],
  'message.fundsAdjusted.content': [
    '余额变动 {amount} {currency}：{reason}',
    'Your balance changed by {amount} {currency}: {reason}',
  ],
  'message.fundsWithdrawn.title': ['余额已提现', 'Balance paid out'],
  'message.fundsWithdrawn.content': [
    '已为您提现 {amount} {currency}。',
    '{amount} {currency} has been paid out to you.',
  ],
  'message.couponGranted.title': ['您有一张新优惠券', 'You have a new coupon'],
  'message.couponGranted.content': [
    '优惠券“{name}”已放入“我的优惠券”，请在有效期内使用。',
    '“{name}” is in My coupons. Use it while it is valid.',
  ],
  'message.couponVoided.title': ['优惠券已作废', 'Coupon void'],
  'message.couponVoided.content': [
    '您的优惠券“{name}”已由客服作废。',
    'Customer service made your coupon “{name}” void.',
  ],
  'message.couponReturned.title': ['优惠券已退回', 'A coupon is back'],
  'message.couponReturned.content': [
    '订单没有用上优惠券“{name}”，它已退回“我的优惠券”。',
    '“{name}” was not used for your order. It is in My coupons again.',
  ],
  'message.couponExpired.title': ['优惠券已过期', 'Coupon expired'],
  'message.couponExpired.content': [
    '您的优惠券“{name}”已过期，不能再使用。',
    'Your coupon “{name}” has expired and can’t be used any more.',
  ],
  'message.storeOrderPaid.title': ['商城订单已付款', 'Mall order paid'],
  'message.storeOrderPaid.content': [
    '订单 {code} 的商品已放入您的仓库，称重入库后可与其他包裹一起寄出。',
    'The goods of order {code} are in your warehouse. Once weighed, they can be shipped with your other parcels.',
  ],
  'message.storeOrderExpired.title': ['商城订单已取消', 'Mall order cancelled'],
  'message.storeOrderExpired.content': [
    '订单 {code} 超时未付款，已取消。',
    'Order {code} was not paid in time and has been cancelled.',
  ],
  'message.orderProcessing.title': ['订单开始处理', 'Order being processed'],
  'message.orderProcessing.content': [
    '集运订单 {code} 已开始处理，打包称重后会把账单告诉您。',
    'The warehouse is working on order {code}. You get the bill once it is packed and weighed.',
  ],
  'message.orderPaymentDue.title': ['订单待付款', 'Payment due'],
  'message.orderPaymentDue.content': [
    '集运订单 {code} 已称重，应付 {total} {currency}。',
    'Order {code} has been weighed. {total} {currency} is due.',
  ],
  'message.orderChargeAtOutbound.title': ['账单已确定，出库时扣款', 'Bill ready, charged when it leaves'],
  'message.orderChargeAtOutbound.content': [
    '集运订单 {code} 已称重，应付 {total} {currency}，出库时从余额自动扣款。在此之前可以自己付款，或关闭自动扣款。',
    'Order {code} has been weighed. {total} {currency} will be taken from your balance when it leaves. Until then you can pay yourself or switch auto-pay off.',
  ],
  'message.orderAutoPayOff.title': ['账单超过上限，自动扣款已关闭', 'Bill above your ceiling, auto-pay off'],
  'message.orderAutoPayOff.content': [
    '集运订单 {code} 已称重，应付 {total} {currency}，超过您的自动集运规则的上限 {maximum} {currency}，因此已关闭自动扣款。请核对账单后付款。',
    'Order {code} has been weighed. {total} {currency} is due. That is above your rule’s ceiling of {maximum} {currency}, so auto-pay was switched off. Please check the bill and pay.',
  ],
  'message.orderChargeFailed.title': ['余额不足，订单未能出库', 'Balance too low, order waiting'],
  'message.orderChargeFailed.content': [
    '集运订单 {code} 出库时余额还差 {shortfall} {currency}。请充值或付款，之后就会发出。',
    'Order {code} could not leave: your balance is {shortfall} {currency} short. Top up or pay, and it will be sent.',
  ],
  'message.orderAutoPaid.title': ['订单已自动扣款', 'Paid by auto-pay'],
  'message.orderAutoPaid.content': [
    '集运订单 {code} 出库，已从余额扣款 {total} {currency}。',
    'Order {code} has left the warehouse. {total} {currency} was taken from your balance.',
  ],
  'message.orderShipped.title': ['订单已发货', 'Order shipped'],
  'message.orderShipped.content': [
    '集运订单 {code} 已发货，{carrier} 运单号 {number}。',
    'Order {code} is on its way with {carrier}: {number}.',
  ],
  'message.orderReadyForPickup.title': ['货物已到自提点', 'Ready for pickup'],
  'message.orderReadyForPickup.content': [
    '集运订单 {code} 已到自提点，取件码 {pickupCode}，请及时领取。',
    'Order {code} is at your pickup point. Please collect it soon with the code {pickupCode}.',
  ],
  'message.orderDelivered.title': ['订单已签收', 'Order delivered'],
  'message.orderDelivered.content': [
    '集运订单 {code} 已签收，请确认收货并评价。',
    'Order {code} has been delivered. Please confirm receipt and tell us how it went.',
  ],
  'message.orderCompleted.title': ['订单已完成', 'Order completed'],
  'message.orderCompleted.content': [
    '集运订单 {code} 签收已满 14 天，已自动完成。',
    'Order {code} was delivered 14 days ago and is completed now.',
  ],
  'message.orderRejected.title': ['订单已被取消', 'Order cancelled by the warehouse'],
  'message.orderRejected.content': [
    '集运订单 {code} 被仓库取消：{reason}。包裹已回到仓库。',
    'The warehouse cancelled order {code}: {reason}. Your parcels are back in the warehouse.',
  ],
  'message.orderStorageEnding.title': ['订单待付款，将加收仓储费', 'Pay soon to avoid storage fees'],
  'message.orderStorageEnding.content': [
    '集运订单 {code} 应付 {total} {currency}。{date} 及以前付款不加收仓储费；之后超过免费期的包裹每个每天加收 {dailyFee} {currency}。',
    '{total} {currency} is due for order {code}. After {date}, each parcel beyond its free storage adds {dailyFee} {currency} a day to the bill.',
  ],
  'message.orderExpiring.title': ['订单快到付款期限', 'Pay soon or the order is cancelled'],
  'message.orderExpiring.content': [
    '集运订单 {code} 应付 {total} {currency}，请在 {date} 及以前付款。过期未付，订单会取消，包裹退回仓库。',
    '{total} {currency} is due for order {code}. If it isn’t paid by {date}, the order is cancelled and its parcels go back to the warehouse.',
  ],
  'message.orderExpired.title': ['订单超时未付款，已取消', 'Order cancelled: not paid in time'],
  'message.orderExpired.content': [
    '集运订单 {code} 到 {date} 仍未付款，已取消。包裹已退回仓库，仓储天数接着算。',
    'Order {code} was not paid by {date} and is cancelled. Its parcels are back in the warehouse, and their storage days go on.',
  ],
  'message.orderRefunded.title': ['订单退款', 'Refund'],
  'message.orderRefunded.content': [
    '集运订单 {code} 已退款 {amount} {currency} 到余额：{reason}。',
    '{amount} {currency} was refunded to your balance for order {code}: {reason}.',
  ],
} as const satisfies Catalogue
