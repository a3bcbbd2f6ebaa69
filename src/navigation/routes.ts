import type { ParamsByRoute } from './paramsByRoute'

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
