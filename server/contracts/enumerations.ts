import { codes, words } from './schema.ts'

/** The languages of the product; the first is the default, the second the fallback. */
export const LANGUAGES = ['zh-Hans', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const LoginStatus = { NotLoggedIn: 0, LoggedIn: 1, LoginTimeout: 2 } as const

export const LOGIN_PLATFORMS = [
  'WeChat_H5',
  'WeChat_App',
  'PcWebBackend',
  'PcWebFrontend',
  'MobileWebFrontend',
  'CodeLogin',
] as const
export const LoginPlatform = words('LoginPlatform', LOGIN_PLATFORMS, 'Where the customer signs in')
export type LoginPlatform = (typeof LOGIN_PLATFORMS)[number]

export const ParcelStatus = {
  NotArrival: 50,
  Arrived: 60,
  Inbound: 63,
  PendingConsolidating: 65,
  Consolidate: 70,
  Outbound: 120,
  Shipped: 130,
  WaitingForPickup: 145,
  Signed: 150,
  Canceled: 210,
} as const
export type ParcelStatus = (typeof ParcelStatus)[keyof typeof ParcelStatus]
export const PARCEL_STATUSES = Object.values(ParcelStatus)
export const ParcelStatusCode = codes('ParcelStatus', PARCEL_STATUSES, 'Where a parcel is')

export const LogisticsOrderStatus = {
  PendingProcessing: 10,
  PendingWeighing: 20,
  PendingPayment: 30,
  PendingShipment: 40,
  Shipped: 50,
  ArrivedPickupStation: 60,
  Signed: 70,
  Completed: 200,
  Canceled: 210,
} as const
export type LogisticsOrderStatus = (typeof LogisticsOrderStatus)[keyof typeof LogisticsOrderStatus]
export const LogisticsOrderStatusCode = codes(
  'LogisticsOrderStatus',
  Object.values(LogisticsOrderStatus),
  'Where a logistics order is',
)

/** How a logistics order reaches the customer. */
export const ReceivingMethod = { DOOR: 10, PICKUP_STATION: 20 } as const
export type ReceivingMethod = (typeof ReceivingMethod)[keyof typeof ReceivingMethod]
export const ReceivingMethodCode = codes(
  'ReceivingMethod',
  Object.values(ReceivingMethod),
  'DOOR 10, PICKUP_STATION 20',
)

/** What a status definition belongs to. */
export const StatusDefinitionType = { Parcel: 10, LogisticsOrder: 20 } as const

export const PaymentMethod = {
  WECHAT_QRCODE: 1,
  ALIPAY_QRCODE: 2,
  PAYPAL: 4,
  BANK_TRANSFER: 8,
  BILLPLZ: 32,
  TAOBAO_LINK: 33,
} as const
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]
export const PaymentMethodCode = codes(
  'PaymentMethod',
  Object.values(PaymentMethod),
  'WECHAT_QRCODE 1, ALIPAY_QRCODE 2, PAYPAL 4, BANK_TRANSFER 8, BILLPLZ 32, TAOBAO_LINK 33',
)

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
export const FundAccountLogTypeCode = codes(
  'FundAccountLogType',
  Object.values(FundAccountLogType),
  'Topup 1, Withdraw 2, LogisticsOrder 3, BuyForMe 4, Refund 5, Parcel 6, Manual 7, LogisticsOrderRefund 8',
)

/** `Cancalled` is spelled as the wire has it. */
export const TopupStatus = { Pending: 1, Expired: 2, Cancalled: 3, PendingAudit: 6, Paid: 8 } as const
export type TopupStatus = (typeof TopupStatus)[keyof typeof TopupStatus]
export const TopupStatusCode = codes(
  'TopupStatus',
  Object.values(TopupStatus),
  'Pending 1, Expired 2, Cancalled 3 (spelled so), PendingAudit 6, Paid 8',
)

export const CouponType = { COUPON: 10, DISCOUNT_VOUCHER: 20 } as const
export type CouponType = (typeof CouponType)[keyof typeof CouponType]
export const CouponTypeCode = codes('CouponType', Object.values(CouponType), 'COUPON 10, DISCOUNT_VOUCHER 20')

export const CouponUseType = { SHIPPING_FEE: 10 } as const
export type CouponUseType = (typeof CouponUseType)[keyof typeof CouponUseType]
export const CouponUseTypeCode = codes('CouponUseType', Object.values(CouponUseType), 'SHIPPING_FEE 10')

export const MyCouponStatus = { NORMAL: 1, USED: 10, EXPIRED: 20, CANCEL: 30 } as const
export type MyCouponStatus = (typeof MyCouponStatus)[keyof typeof MyCouponStatus]
export const MyCouponStatusCode = codes(
  'MyCouponStatus',
  Object.values(MyCouponStatus),
  'NORMAL 1, USED 10, EXPIRED 20, CANCEL 30',
)

export const CouponBusinessType = { PARCEL: 10, LOGISTICS_ORDER: 20 } as const
export type CouponBusinessType = (typeof CouponBusinessType)[keyof typeof CouponBusinessType]
export const CouponBusinessTypeCode = codes(
  'CouponBusinessType',
  Object.values(CouponBusinessType),
  'PARCEL 10, LOGISTICS_ORDER 20',
)

export const UserType = { ADMIN: 1, CUSTOMER: 2 } as const
export const UserTypeCode = codes('UserType', Object.values(UserType), 'ADMIN 1, CUSTOMER 2')

export const BusinessType = { DIRECT_SHIP: 1, SHIP_FOR_ME: 2, BUY_FOR_ME: 4, STORE: 8 } as const
export type BusinessType = (typeof BusinessType)[keyof typeof BusinessType]
export const BusinessTypeCode = codes(
  'BusinessType',
  Object.values(BusinessType),
  'DIRECT_SHIP 1, SHIP_FOR_ME 2, BUY_FOR_ME 4, STORE 8',
)

/** What an additional service is done to. */
export const AdditionalServiceType = { PARCEL: 10, LOGISTICS_ORDER: 20, STORED_PARCEL: 30 } as const
export type AdditionalServiceType = (typeof AdditionalServiceType)[keyof typeof AdditionalServiceType]
export const AdditionalServiceTypeCode = codes(
  'AdditionalServiceType',
  Object.values(AdditionalServiceType),
  'PARCEL 10 (chosen in the declaration), LOGISTICS_ORDER 20, STORED_PARCEL 30 (requested while it is stored)',
)

export const PricingType = { FIXED: 10, FIRST_CONTINUE: 20, MEASURE: 30 } as const
export type PricingType = (typeof PricingType)[keyof typeof PricingType]
export const PricingTypeCode = codes(
  'PricingType',
  Object.values(PricingType),
  'FIXED 10, FIRST_CONTINUE 20, MEASURE 30',
)

export const MeteringType = { WEIGHT: 10, VOLUME: 20 } as const
export type MeteringType = (typeof MeteringType)[keyof typeof MeteringType]
export const MeteringTypeCode = codes('MeteringType', Object.values(MeteringType), 'WEIGHT 10, VOLUME 20')

export const LinkType = {
  NONE: 0,
  PAGE: 10,
  EXTERNAL_LINK: 20,
  ARTICLE_CATEGORY: 30,
  ARTICLE: 40,
  ANNOUNCE: 50,
} as const
export type LinkType = (typeof LinkType)[keyof typeof LinkType]
export const LinkTypeCode = codes(
  'LinkType',
  Object.values(LinkType),
  'NONE 0, PAGE 10, EXTERNAL_LINK 20, ARTICLE_CATEGORY 30, ARTICLE 40, ANNOUNCE 50',
)

/** What waits for money: an order, a mall order, a batch of orders. */
export const ORDER_KINDS = ['L', 'STORE_PARCEL', 'LB'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
export const OrderKindWord = words('OrderKind', ORDER_KINDS)

export const StoreOrderStatus = { PendingPayment: 10, Paid: 20, Canceled: 30 } as const
export type StoreOrderStatus = (typeof StoreOrderStatus)[keyof typeof StoreOrderStatus]
export const StoreOrderStatusCode = codes(
  'StoreOrderStatus',
  Object.values(StoreOrderStatus),
  'PendingPayment 10, Paid 20, Canceled 30',
)

export const AfterSalesStatus = { Open: 10, Answered: 20, Resolved: 30, Rejected: 40 } as const
export type AfterSalesStatus = (typeof AfterSalesStatus)[keyof typeof AfterSalesStatus]
export const AfterSalesStatusCode = codes(
  'AfterSalesStatus',
  Object.values(AfterSalesStatus),
  'Open 10 (staff is to act), Answered 20 (the customer is to act), Resolved 30, Rejected 40',
)

export const AFTER_SALES_KINDS = ['CLAIM', 'WEIGHT_DISPUTE', 'BILL_DISPUTE', 'RETURN', 'MISSING'] as const
export type AfterSalesKind = (typeof AFTER_SALES_KINDS)[number]
export const AfterSalesKindWord = words('AfterSalesKind', AFTER_SALES_KINDS)

export const UnclaimedParcelStatus = { Unclaimed: 10, UnderReview: 20, Claimed: 30 } as const
export type UnclaimedParcelStatus = (typeof UnclaimedParcelStatus)[keyof typeof UnclaimedParcelStatus]
export const UnclaimedParcelStatusCode = codes(
  'UnclaimedParcelStatus',
  Object.values(UnclaimedParcelStatus),
  'Unclaimed 10, UnderReview 20, Claimed 30',
)

export const ServiceRequestStatus = { Requested: 10, Done: 20, Refused: 30, Withdrawn: 40 } as const
export type ServiceRequestStatus = (typeof ServiceRequestStatus)[keyof typeof ServiceRequestStatus]
export const ServiceRequestStatusCode = codes(
  'ServiceRequestStatus',
  Object.values(ServiceRequestStatus),
  'Requested 10, Done 20, Refused 30 and Withdrawn 40 (both refunded)',
)
