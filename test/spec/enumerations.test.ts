import { LinkType } from '@/model/enumerations/content'
import { CouponBusinessType, CouponType, CouponUseType, MyCouponStatus } from '@/model/enumerations/coupon'
import { FundAccountLogType, PaymentMethod, TopupStatus } from '@/model/enumerations/funds'
import { LogisticsOrderStatus, OrderKind } from '@/model/enumerations/logisticsOrder'
import { ParcelStatus, StatusDefinitionType } from '@/model/enumerations/parcel'
import { LOCALES, LoginPlatform, LoginStatus, UserType } from '@/model/enumerations/session'
import { BusinessType, Metering, PricingType } from '@/model/enumerations/shipping'

// Spec section 3, "Enumerations", in the spec's own order and spelling.

it('login status', () => {
  expect(LoginStatus).toEqual({ NotLoggedIn: 0, LoggedIn: 1, TimedOut: 2 })
})

it('languages', () => {
  expect(LOCALES).toEqual(['zh-Hans', 'en'])
})

it('login platforms', () => {
  expect(Object.values(LoginPlatform)).toEqual([
    'WeChat_H5',
    'WeChat_App',
    'PcWebBackend',
    'PcWebFrontend',
    'MobileWebFrontend',
    'CodeLogin',
  ])
})

it('payment methods', () => {
  expect(PaymentMethod).toEqual({
    WECHAT_QRCODE: 1,
    ALIPAY_QRCODE: 2,
    PAYPAL: 4,
    BANK_TRANSFER: 8,
    BILLPLZ: 32,
    TAOBAO_LINK: 33,
  })
})

it('fund account log types', () => {
  expect(FundAccountLogType).toEqual({
    Topup: 1,
    Withdraw: 2,
    LogisticsOrder: 3,
    BuyForMe: 4,
    Refund: 5,
    Parcel: 6,
    Manual: 7,
    LogisticsOrderRefund: 8,
  })
})

it('top-up statuses, "Cancalled" included', () => {
  expect(TopupStatus).toEqual({ Pending: 1, Expired: 2, Cancalled: 3, PendingAudit: 6, Paid: 8 })
})

it('coupon types and coupon use type', () => {
  expect(CouponType).toEqual({ COUPON: 10, DISCOUNT_VOUCHER: 20 })
  expect(CouponUseType).toEqual({ SHIPPING_FEE: 10 })
})

it('my-coupon status and coupon business type', () => {
  expect(MyCouponStatus).toEqual({ NORMAL: 1, USED: 10, EXPIRED: 20, CANCEL: 30 })
  expect(CouponBusinessType).toEqual({ PARCEL: 10, LOGISTICS_ORDER: 20 })
})

it('user types', () => {
  expect(UserType).toEqual({ ADMIN: 1, CUSTOMER: 2 })
})

it('business types', () => {
  expect(BusinessType).toEqual({ DIRECT_SHIP: 1, SHIP_FOR_ME: 2, BUY_FOR_ME: 4, STORE: 8 })
})

it('pricing types and metering', () => {
  expect(PricingType).toEqual({ FIXED: 10, FIRST_CONTINUE: 20, MEASURE: 30 })
  expect(Metering).toEqual({ WEIGHT: 10, VOLUME: 20 })
})

it('link types', () => {
  expect(LinkType).toEqual({
    NONE: 0,
    PAGE: 10,
    EXTERNAL_LINK: 20,
    ARTICLE_CATEGORY: 30,
    ARTICLE: 40,
    ANNOUNCE: 50,
  })
})

it('order kinds', () => {
  expect(Object.values(OrderKind)).toEqual(['L', 'STORE_PARCEL', 'LB'])
})

// Spec section 4, "States and transitions".

it('logistics order statuses', () => {
  expect(LogisticsOrderStatus).toEqual({
    PendingProcessing: 10,
    PendingWeighing: 20,
    PendingPayment: 30,
    PendingShipment: 40,
    Shipped: 50,
    ArrivedPickupStation: 60,
    Signed: 70,
    Completed: 200,
    Canceled: 210,
  })
})

it('parcel statuses', () => {
  expect(ParcelStatus).toEqual({
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
  })
})

// Spec section 7, the first call.

it('the types of a status definition list', () => {
  expect(StatusDefinitionType).toEqual({ Parcel: 10, LogisticsOrder: 20 })
})

// The index list of the system enums, 0 to 41, is the server's: test/server/bothDatabases/reference.test.ts.
