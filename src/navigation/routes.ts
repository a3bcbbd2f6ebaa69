import type { RuleKind } from '@/model/order/consolidationRule'
import type { BoxParams } from '@/model/shipping/box'

/** The path of every page. A path written anywhere else is a lint error. */
export const PATHS = {
  home: '/pages/tab-bar/home/home',
  store: '/pages/tab-bar/store/store',
  warehouseAddress: '/pages/tab-bar/warehouse-address/warehouse-address',
  mine: '/pages/tab-bar/mine/mine',
  login: '/pages/passport/login/login',
  loginByCode: '/pages/passport/login-by-code/login-by-code',
  register: '/pages/passport/register/register',
  forgotPassword: '/pages/passport/forgot-password/forgot-password',
  loginWechat: '/pages/passport/login-wechat/login-wechat',
  loginWechatMp: '/pages/passport/login-wechat-mp/login-wechat-mp',
  parcelList: '/pages-parcel/ship-for-me/parcel-list/parcel-list',
  parcelDetail: '/pages-parcel/ship-for-me/parcel-detail/parcel-detail',
  createParcel: '/pages-parcel/ship-for-me/create-parcel/create-parcel',
  undeclaredParcel: '/pages-parcel/ship-for-me/undeclared-parcel/undeclared-parcel',
  parcelUpdate: '/pages-parcel/ship-for-me/parcel-update/parcel-update',
  parcelSearch: '/pages-parcel/ship-for-me/parcel-search/parcel-search',
  batchDeclare: '/pages-parcel/ship-for-me/batch-declare/batch-declare',
  unclaimedParcel: '/pages-care/unclaimed/unclaimed-parcel/unclaimed-parcel',
  claimParcel: '/pages-care/unclaimed/claim-parcel/claim-parcel',
  afterSalesList: '/pages-care/after-sales/after-sales-list/after-sales-list',
  afterSalesDetail: '/pages-care/after-sales/after-sales-detail/after-sales-detail',
  createAfterSales: '/pages-care/after-sales/create-after-sales/create-after-sales',
  warehouseAddresses: '/pages-warehouse-address/warehouse-address/warehouse-address',
  warehouseAddressTips: '/pages-warehouse-address/warehouse-address-tips/warehouse-address-tips',
  warehouseAddressTipDetail:
    '/pages-warehouse-address/warehouse-address-tip-detail/warehouse-address-tip-detail',
  addressCheck: '/pages/users/address-check/address-check',
  submitOrder: '/pages-logistics-order/logistics-order/submit/submit',
  product: '/pages-store/store/product/product',
  myAddresses: '/pages/users/my-addresses/my-addresses',
  editAddress: '/pages/users/my-addresses/edit-address',
  customerService: '/pages/users/customer-service/customer-service',
  pickupStationSelect: '/pages-settings/pickup-station-select/pickup-station-select',
  appDownload: '/pages-settings/app-download/app-download',
  myProfile: '/pages/users/my-profile/my-profile',
  updateNickname: '/pages/users/my-profile/update-nickname',
  updateMobileNumber: '/pages/users/my-profile/update-mobile-number',
  updateEmail: '/pages/users/my-profile/update-email',
  updateWechatId: '/pages/users/my-profile/update-wechat-id',
  settingList: '/pages-settings/settings/setting-list/setting-list',
  changePassword: '/pages-settings/settings/change-password/change-password',
  about: '/pages-settings/settings/about/about',
  contentPage: '/pages-settings/content-page/content-page',
  language: '/pages-settings/settings/language/language',
  tracking: '/pages-trace/tracking/tracking',
  orderDetail: '/pages-logistics-order/logistics-order/detail/detail',
  orderList: '/pages-logistics-order/logistics-order/list/list',
  confirmReceipt: '/pages-logistics-order/logistics-order/confirm-receipt/confirm-receipt',
  payOrder: '/pages-logistics-order/logistics-order/pay/pay',
  pendingPay: '/pages/users/pending-pay/pending-pay',
  editOrder: '/pages-logistics-order/logistics-order/edit-order/edit-order',
  calculate: '/pages/transportation-channels/calculate/calculate',
  selectToSubmit: '/pages-logistics-order/logistics-order/select-to-submit/select-to-submit',
  deliveryMethods: '/pages/transportation-channels/list/list',
  myWallet: '/pages/users/my-wallet/my-wallet',
  topupResult: '/pages/users/top-up/topup-result',
  myReferral: '/pages-user-referral/my-referral/my-referral',
  topupList: '/pages/users/top-up/topup-list',
  fundAccountLog: '/pages/users/my-wallet/fund-account-log',
  myCoupon: '/pages/users/my-coupon/my-coupon',
  couponList: '/pages/users/my-coupon/coupon-list/coupon-list',
  messageList: '/pages-message/message-list/message-list',
  topUp: '/pages/users/top-up/top-up',
  announceList: '/pages/announce/list/list',
  announceDetail: '/pages/announce/detail/detail',
  articleList: '/pages/article/list/list',
  articleDetail: '/pages/article/detail/detail',
  faqList: '/pages/faq/list/list',
  bizRedirect: '/pages/biz-redirect/biz-redirect',
  webView: '/pages/mp-webview/mp-webview',
  confirmStoreOrder: '/pages-store/store/order/confirm/confirm',
  payStoreOrder: '/pages-store/store/pay/pay',
  storeOrderList: '/pages-store/store/order/list/list',
  storeOrderDetail: '/pages-store/store/order/detail/detail',
  rules: '/pages-logistics-order/rule/rules/rules',
  editRule: '/pages-logistics-order/rule/edit-rule/edit-rule',
  undoChange: '/pages-settings/undo/undo',
} as const

export type RouteName = keyof typeof PATHS

/** Stands in for a status code: parcels that arrived without a declaration. */
export const UNDECLARED = 'undeclared'

/** In tab bar order. */
export const TABS = ['home', 'store', 'warehouseAddress', 'mine'] as const satisfies readonly RouteName[]

/** Sign-in pages; `redirect` is the URL that asked for the sign-in. */
export const PASSPORT_ROUTES = [
  'login',
  'loginByCode',
  'register',
  'forgotPassword',
  'loginWechat',
  'loginWechatMp',
] as const satisfies readonly RouteName[]

interface PassportParams {
  readonly redirect?: string
  /** Set when the login page replaced the page that asked for it, because the stack was full. */
  readonly isReplacement?: '1'
}

interface ParamsByRoute {
  readonly login: PassportParams
  readonly loginByCode: PassportParams
  /** `referralCode` comes with a friend's link. */
  readonly register: PassportParams & { readonly referralCode?: string }
  readonly forgotPassword: PassportParams
  readonly loginWechat: PassportParams
  readonly loginWechatMp: PassportParams
  /** A status code, or `UNDECLARED`; all parcels by default. */
  readonly parcelList: {
    readonly status?: string
    /** ID of a parcel to start a selection with, which others can be added to. */
    readonly shipWith?: string
    /** ID of the parcel shown beside the list on desktops. */
    readonly opened?: string
  }
  readonly parcelDetail: { readonly id: string }
  /** `scan` is set to start with the scanner. */
  readonly parcelSearch: { readonly scan?: '1' }
  /** Tracking number to declare; by default the customer enters it. */
  readonly createParcel: { readonly expressNumber?: string }
  /** `field` is the one to begin at. */
  readonly parcelUpdate: { readonly id: string; readonly field?: string }
  readonly claimParcel: { readonly id: string }
  readonly afterSalesDetail: { readonly id: string }
  /**
   * The parcel or the order the case is about; `kind` is a code of `AfterSalesKind`. A question about a charge has the
   * line of the bill and a text to begin with.
   */
  readonly createAfterSales: {
    readonly parcelId?: string
    readonly orderId?: string
    readonly kind: string
    readonly lineKind?: string
    readonly lineName?: string
    readonly text?: string
  }
  /** The warehouse to show first, as named by a shared card. */
  readonly warehouseAddresses: { readonly id?: string }
  readonly warehouseAddressTipDetail: { readonly id: string }
  readonly orderDetail: { readonly id: string }
  readonly editOrder: { readonly id: string }
  readonly confirmReceipt: { readonly id: string }
  /** A status code; all orders by default. */
  readonly orderList: { readonly status?: string }
  readonly payOrder: { readonly id: string }
  /** `referralCode` of the customer whose card in Moments this is. */
  readonly myReferral: { readonly referralCode?: string }
  /** `amount` to suggest, in the account's currency: what a payment lacks. */
  readonly topUp: { readonly amount?: string }
  readonly topupResult: { readonly id: string }
  /** A status code; all top-ups by default. */
  readonly topupList: { readonly status?: string }
  /** `month` is "2026-11"; `type` a code of `FundAccountLogType`. */
  readonly fundAccountLog: { readonly month?: string; readonly type?: string }
  /** A status code; available coupons by default. */
  readonly myCoupon: { readonly status?: string }
  /** `part` is set to begin at the notifications. */
  readonly settingList: { readonly part?: 'notifications' }
  /** A `MessageKind`; all messages by default. */
  readonly messageList: { readonly kind?: string }
  readonly product: { readonly id: string }
  /** What to buy: the variant and how many. */
  readonly confirmStoreOrder: {
    readonly skuId: string
    readonly productId: string
    readonly quantity: string
  }
  readonly payStoreOrder: { readonly id: string }
  /** A status code; all mall orders by default. */
  readonly storeOrderList: { readonly status?: string }
  readonly storeOrderDetail: { readonly id: string }
  readonly announceDetail: { readonly id: string }
  /** The category to begin with. */
  readonly articleList: { readonly categoryId?: string }
  readonly articleDetail: { readonly id: string }
  /** The question to unfold. */
  readonly faqList: { readonly id?: string }
  /**
   * Where to go: `to`, a URL of this app or of its site; `code`, a short link's code; `scene`, the same from a mini
   * program code; `q`, the text of a QR code that WeChat opens the mini program for.
   */
  readonly bizRedirect: {
    readonly to?: string
    readonly code?: string
    readonly scene?: string
    readonly q?: string
  }
  readonly webView: { readonly url: string }
  /** The number to follow; by default the customer enters it. */
  readonly tracking: { readonly number?: string }
  /** `choose` is set to pick an address for the page below. */
  readonly myAddresses: { readonly choose?: '1' }
  /** The address to edit, a new one by default; `field` is the one to begin at. */
  readonly editAddress: { readonly id?: string; readonly field?: string }
  /** `isChange` is set to change the parcels of the order below. */
  readonly selectToSubmit: { readonly isChange?: '1' }
  /** The rule to show. */
  readonly rules: { readonly id?: string }
  readonly editRule: {
    /** The rule to change; a new one by default. */
    readonly id?: string
    /** What a new rule waits for. */
    readonly kind?: RuleKind
    /** Set to begin with the parcels picked in a list. */
    readonly isPicked?: '1'
    /** The field to begin with. */
    readonly field?: string
  }
  /** A box to price; `size` is "40x30x20" (cm), `goods` IDs with commas. */
  readonly calculate: BoxParams
  /** The destination to show prices for. */
  readonly deliveryMethods: { readonly to?: string }
  /** `token` of the link that a changed contact was sent. */
  readonly undoChange: { readonly token: string }
  /** `terms`, `privacy`, `about` or `licences`. */
  readonly contentPage: { readonly key: string }
}

/** A page's URL parameters; `Record<never, never>` if it has none. */
export type RouteParams<Name extends RouteName> = Name extends keyof ParamsByRoute
  ? ParamsByRoute[Name]
  : Record<never, never>

/** The path with its parameters, as used in links, share cards and `redirect`. */
export function routeUrl<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  return urlOf(PATHS[name], params)
}

/** @param params undefined values are left out */
export function urlOf(path: string, params: object): string {
  const query = Object.entries(params as Record<string, string | undefined>).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The route of a URL, or null if no page of this app has that path. */
export function routeOf(url: string): RouteName | null {
  const path = (url.split('?')[0] ?? '').replace(/^\/*/, '/')
  if (path === '/') return 'home'
  return (Object.keys(PATHS) as RouteName[]).find((name) => PATHS[name] === path) ?? null
}

export function isTab(name: RouteName): boolean {
  return TABS.some((tab) => tab === name)
}

export function isPassport(name: RouteName | null): boolean {
  return PASSPORT_ROUTES.some((route) => route === name)
}
