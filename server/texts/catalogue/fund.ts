import type { Catalogue } from './Catalogue.ts'

/** The wallet. */
export const fundTexts = {
  'error.InsufficientBalance': [
    '余额不足，还差 {shortfall} {currency}，请先充值',
    'Your balance is {shortfall} {currency} short. Please top up first',
  ],
  'error.AmountRequired': ['请输入金额', 'Please enter an amount'],
  'orderKind.L': ['集运订单', 'Shipment order'],
  'orderKind.STORE_PARCEL': ['商城订单', 'Mall order'],
  'orderKind.LB': ['批量集运订单', 'Batch of shipment orders'],
  'fundLogType.1': ['充值', 'Top-up'],
  'fundLogType.2': ['提现', 'Withdrawal'],
  'fundLogType.3': ['集运订单', 'Shipment order'],
  'fundLogType.4': ['代购', 'Buy for me'],
  'fundLogType.5': ['退款', 'Refund'],
  'fundLogType.6': ['包裹费用', 'Parcel fee'],
  'fundLogType.7': ['人工调整', 'Manual adjustment'],
  'fundLogType.8': ['集运订单退款', 'Shipment order refund'],
  'fundNote.opening': ['期初余额', 'Opening balance'],
  'fundNote.topup': ['充值到账', 'Top-up received'],
  'fundNote.topupConverted': [
    '充值到账：{paid} {currency}，汇率 {rate}',
    'Top-up received: {paid} {currency} at a rate of {rate}',
  ],
  'fundNote.withdraw': ['余额提现', 'Balance paid out'],
  'fundNote.adjust': ['{reason}', '{reason}'],
  'fundNote.storeOrder': ['支付商城订单 {code}', 'Paid mall order {code}'],
  'fundNote.afterSales': ['售后退款', 'Refund after a complaint'],
  'fundNote.service': ['包裹 {code}：{service}', 'Parcel {code}: {service}'],
  'fundNote.serviceRefund': ['包裹 {code}：退还“{service}”费用', 'Parcel {code}: refund of “{service}”'],
  'fundNote.reward': ['邀请奖励', 'Referral reward'],
} as const satisfies Catalogue
