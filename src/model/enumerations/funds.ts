/** Spec section 3, "Payment methods". */
export const PaymentMethod = {
  WECHAT_QRCODE: 1,
  ALIPAY_QRCODE: 2,
  PAYPAL: 4,
  BANK_TRANSFER: 8,
  BILLPLZ: 32,
  TAOBAO_LINK: 33,
} as const
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]

/** Spec section 3, "Fund account log types". */
export const FundAccountLogType = {
  Topup: 1,
  Withdraw: 2,
  LogisticsOrder: 3,
  BuyForMe: 4,
  Refund: 5,
  Parcel: 6,
  Manual: 7,
  LogisticsOrderRefund: 8,
} as const
export type FundAccountLogType = (typeof FundAccountLogType)[keyof typeof FundAccountLogType]

/** Spec section 3, "Topup statuses"; `Cancalled` is the API's own spelling. */
export const TopupStatus = { Pending: 1, Expired: 2, Cancalled: 3, PendingAudit: 6, Paid: 8 } as const
export type TopupStatus = (typeof TopupStatus)[keyof typeof TopupStatus]
