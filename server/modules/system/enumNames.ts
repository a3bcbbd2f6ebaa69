import { localised, type Localised } from '../../texts/localised.ts'
import { localisedText, type TextKey } from '../../texts/text.ts'
import {
  AFTER_SALES_KINDS,
  AfterSalesStatus,
  LogisticsOrderStatus,
  ParcelStatus,
  StoreOrderStatus,
  UnclaimedParcelStatus,
} from '../../contracts/enumerations.ts'

import type { SystemEnumType } from '../../contracts/system.ts'

type Names = Readonly<Record<string, Localised>>

/** What customers read for each value of each enumeration, by type and key. */
export const ENUM_NAMES: Readonly<Record<SystemEnumType, Names>> = {
  LoginStatus: {
    NotLoggedIn: localised('未登录', 'Not signed in'),
    LoggedIn: localised('已登录', 'Signed in'),
    LoginTimeout: localised('登录超时', 'Session expired'),
  },
  Language: { 'zh-Hans': localised('简体中文', 'Simplified Chinese'), en: localised('英语', 'English') },
  LoginPlatform: {
    WeChat_H5: localised('微信内网页', 'WeChat browser'),
    WeChat_App: localised('微信小程序', 'WeChat mini program'),
    PcWebBackend: localised('电脑管理端', 'Back office'),
    PcWebFrontend: localised('电脑网页', 'Desktop web'),
    MobileWebFrontend: localised('手机网页', 'Mobile web'),
    CodeLogin: localised('验证码登录', 'Sign in with code'),
  },
  ParcelStatus: namesFromTexts(ParcelStatus, (code) => `parcelStatus.${code}`),
  LogisticsOrderStatus: namesFromTexts(LogisticsOrderStatus, (code) => `orderStatus.${code}`),
  PaymentMethod: {
    WECHAT_QRCODE: localised('微信收款码', 'WeChat QR'),
    ALIPAY_QRCODE: localised('支付宝收款码', 'Alipay QR'),
    PAYPAL: localised('PayPal', 'PayPal'),
    BANK_TRANSFER: localised('银行转账', 'Bank transfer'),
    BILLPLZ: localised('Billplz', 'Billplz'),
    TAOBAO_LINK: localised('淘宝链接', 'Taobao link'),
  },
  FundAccountLogType: {
    Topup: localised('充值', 'Top-up'),
    Withdraw: localised('提现', 'Withdrawal'),
    LogisticsOrder: localised('集运订单', 'Shipment order'),
    BuyForMe: localised('代购', 'Buy for me'),
    Refund: localised('退款', 'Refund'),
    Parcel: localised('包裹费用', 'Parcel fee'),
    Manual: localised('人工调整', 'Manual adjustment'),
    LogisticsOrderRefund: localised('集运订单退款', 'Shipment order refund'),
  },
  TopupStatus: {
    Pending: localised('待处理', 'Pending'),
    Expired: localised('已过期', 'Expired'),
    Cancalled: localised('已取消', 'Cancelled'),
    PendingAudit: localised('待审核', 'Under review'),
    Paid: localised('充值成功', 'Completed'),
  },
  CouponType: {
    COUPON: localised('优惠券', 'Coupon'),
    DISCOUNT_VOUCHER: localised('折扣券', 'Discount voucher'),
  },
  CouponUseType: { SHIPPING_FEE: localised('运费券', 'Shipping-fee coupon') },
  MyCouponStatus: {
    NORMAL: localised('可用', 'Available'),
    USED: localised('已使用', 'Used'),
    EXPIRED: localised('已过期', 'Expired'),
    CANCEL: localised('已作废', 'Void'),
  },
  CouponBusinessType: {
    PARCEL: localised('包裹', 'Parcel'),
    LOGISTICS_ORDER: localised('集运订单', 'Shipment order'),
  },
  UserType: { ADMIN: localised('管理员', 'Administrator'), CUSTOMER: localised('客户', 'Customer') },
  BusinessType: {
    DIRECT_SHIP: localised('直邮', 'Direct ship'),
    SHIP_FOR_ME: localised('集运', 'Ship for me'),
    BUY_FOR_ME: localised('代购', 'Buy for me'),
    STORE: localised('商城', 'Mall'),
  },
  PricingType: {
    FIXED: localised('固定价', 'Flat rate'),
    FIRST_CONTINUE: localised('首重续重', 'First + additional weight'),
    MEASURE: localised('按量计价', 'Per-unit rate'),
  },
  MeteringType: { WEIGHT: localised('按重量', 'By weight'), VOLUME: localised('按体积', 'By volume (CBM)') },
  LinkType: {
    NONE: localised('无链接', 'No link'),
    PAGE: localised('页面', 'Page'),
    EXTERNAL_LINK: localised('外部链接', 'External link'),
    ARTICLE_CATEGORY: localised('文章分类', 'Article category'),
    ARTICLE: localised('文章', 'Article'),
    ANNOUNCE: localised('公告', 'Announcement'),
  },
  OrderKind: {
    L: localised('集运订单', 'Shipment order'),
    STORE_PARCEL: localised('商城订单', 'Mall order'),
    LB: localised('批量集运订单', 'Batch of shipment orders'),
  },
  ReceivingMethod: {
    DOOR: localised('送货上门', 'Home delivery'),
    PICKUP_STATION: localised('自提点', 'Pickup point'),
  },
  AdditionalServiceType: {
    PARCEL: localised('包裹', 'Parcel'),
    LOGISTICS_ORDER: localised('集运订单', 'Shipment order'),
    STORED_PARCEL: localised('在库包裹', 'Stored parcel'),
  },
  StoreOrderStatus: namesFromTexts(StoreOrderStatus, (code) => `storeOrderStatus.${code}`),
  AfterSalesStatus: namesFromTexts(AfterSalesStatus, (code) => `afterSalesStatus.${code}`),
  AfterSalesKind: Object.fromEntries(
    AFTER_SALES_KINDS.map((kind) => [kind, localisedText(`afterSalesKind.${kind}`)]),
  ),
  UnclaimedParcelStatus: namesFromTexts(UnclaimedParcelStatus, (code) => `unclaimedParcelStatus.${code}`),
}

function namesFromTexts<C extends number>(
  codes: Readonly<Record<string, C>>,
  keyOf: (code: C) => TextKey,
): Names {
  return Object.fromEntries(Object.entries(codes).map(([key, code]) => [key, localisedText(keyOf(code))]))
}
