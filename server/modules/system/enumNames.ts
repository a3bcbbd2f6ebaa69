import {
  AFTER_SALES_KINDS,
  AfterSalesStatus,
  CouponType,
  CouponUseType,
  FundAccountLogType,
  LogisticsOrderStatus,
  MyCouponStatus,
  ORDER_KINDS,
  ParcelStatus,
  PaymentMethod,
  StoreOrderStatus,
  TopupStatus,
  UnclaimedParcelStatus,
} from '../../contracts/enumerations.ts'
import { localised, type Localised } from '../../texts/localised.ts'
import { localisedText, type TextKey } from '../../texts/text.ts'

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
  ParcelStatus: namesOfCodes(ParcelStatus, (code) => `parcelStatus.${code}`),
  LogisticsOrderStatus: namesOfCodes(LogisticsOrderStatus, (code) => `orderStatus.${code}`),
  PaymentMethod: namesOfCodes(PaymentMethod, (code) => `paymentMethod.${code}`),
  FundAccountLogType: namesOfCodes(FundAccountLogType, (code) => `fundLogType.${code}`),
  TopupStatus: namesOfCodes(TopupStatus, (code) => `topupStatus.${code}`),
  CouponType: namesOfCodes(CouponType, (code) => `couponType.${code}`),
  CouponUseType: namesOfCodes(CouponUseType, (code) => `couponUseType.${code}`),
  MyCouponStatus: namesOfCodes(MyCouponStatus, (code) => `myCouponStatus.${code}`),
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
  OrderKind: namesOfWords(ORDER_KINDS, (kind) => `orderKind.${kind}`),
  ReceivingMethod: {
    DOOR: localised('送货上门', 'Home delivery'),
    PICKUP_STATION: localised('自提点', 'Pickup point'),
  },
  AdditionalServiceType: {
    PARCEL: localised('包裹', 'Parcel'),
    LOGISTICS_ORDER: localised('集运订单', 'Shipment order'),
    STORED_PARCEL: localised('在库包裹', 'Stored parcel'),
  },
  StoreOrderStatus: namesOfCodes(StoreOrderStatus, (code) => `storeOrderStatus.${code}`),
  AfterSalesStatus: namesOfCodes(AfterSalesStatus, (code) => `afterSalesStatus.${code}`),
  AfterSalesKind: namesOfWords(AFTER_SALES_KINDS, (kind) => `afterSalesKind.${kind}`),
  UnclaimedParcelStatus: namesOfCodes(UnclaimedParcelStatus, (code) => `unclaimedParcelStatus.${code}`),
}

/** The names that the catalogue has for codes. */
function namesOfCodes<Code extends number>(
  codes: Readonly<Record<string, Code>>,
  keyOf: (code: Code) => TextKey,
): Names {
  return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, localisedText(keyOf(code))]))
}

/** The names that the catalogue has for words. */
function namesOfWords<Word extends string>(words: readonly Word[], keyOf: (word: Word) => TextKey): Names {
  return Object.fromEntries(words.map((word) => [word, localisedText(keyOf(word))]))
}
