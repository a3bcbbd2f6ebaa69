/** A screen to capture: a route, and whether to sign in first. */
export interface ScreenShot {
  readonly name: string
  /** Path and parameters; `{parcelId}` and the like stand for IDs from the demo customer's data. */
  readonly route: string
  /** Whether the demo customer is signed in; true by default. */
  readonly isSignedIn?: boolean
}

/** Every screen that `npm run screenshots` captures. */
export const screens: readonly ScreenShot[] = [
  { name: 'home', route: '/pages/tab-bar/home/home' },
  { name: 'home-signed-out', route: '/pages/tab-bar/home/home', isSignedIn: false },
  { name: 'store', route: '/pages/tab-bar/store/store' },
  { name: 'warehouse-address', route: '/pages/tab-bar/warehouse-address/warehouse-address' },
  {
    name: 'warehouse-address-signed-out',
    route: '/pages/tab-bar/warehouse-address/warehouse-address',
    isSignedIn: false,
  },
  {
    name: 'warehouse-addresses',
    route: '/pages-warehouse-address/warehouse-address/warehouse-address',
  },
  {
    name: 'warehouse-address-tips',
    route: '/pages-warehouse-address/warehouse-address-tips/warehouse-address-tips',
  },
  {
    name: 'warehouse-address-tip-detail',
    route:
      '/pages-warehouse-address/warehouse-address-tip-detail/warehouse-address-tip-detail?id=tip-id-code',
  },
  { name: 'address-check', route: '/pages/users/address-check/address-check' },
  { name: 'mine', route: '/pages/tab-bar/mine/mine' },
  { name: 'mine-signed-out', route: '/pages/tab-bar/mine/mine', isSignedIn: false },
  { name: 'login', route: '/pages/passport/login/login', isSignedIn: false },
  { name: 'login-by-code', route: '/pages/passport/login-by-code/login-by-code', isSignedIn: false },
  { name: 'register', route: '/pages/passport/register/register', isSignedIn: false },
  { name: 'parcel-list', route: '/pages-parcel/ship-for-me/parcel-list/parcel-list' },
  {
    name: 'parcel-list-signed-out',
    route: '/pages-parcel/ship-for-me/parcel-list/parcel-list',
    isSignedIn: false,
  },
  { name: 'parcel-search', route: '/pages-parcel/ship-for-me/parcel-search/parcel-search' },
  { name: 'parcel-detail', route: '/pages-parcel/ship-for-me/parcel-detail/parcel-detail?id={parcelId}' },
  { name: 'create-parcel', route: '/pages-parcel/ship-for-me/create-parcel/create-parcel' },
  { name: 'undeclared-parcel', route: '/pages-parcel/ship-for-me/undeclared-parcel/undeclared-parcel' },
  { name: 'unclaimed-parcel', route: '/pages-care/unclaimed/unclaimed-parcel/unclaimed-parcel' },
  { name: 'claim-parcel', route: '/pages-care/unclaimed/claim-parcel/claim-parcel?id={unclaimedId}' },
  { name: 'after-sales-list', route: '/pages-care/after-sales/after-sales-list/after-sales-list' },
  {
    name: 'after-sales-detail',
    route: '/pages-care/after-sales/after-sales-detail/after-sales-detail?id={caseId}',
  },
  {
    name: 'create-after-sales',
    route:
      '/pages-care/after-sales/create-after-sales/create-after-sales?parcelId={parcelId}&kind=WEIGHT_DISPUTE',
  },
  {
    name: 'create-after-sales-order',
    route:
      '/pages-care/after-sales/create-after-sales/create-after-sales?orderId={shippedOrderId}&kind=CLAIM',
  },
  { name: 'parcel-update', route: '/pages-parcel/ship-for-me/parcel-update/parcel-update?id={parcelId}' },
  { name: 'batch-declare', route: '/pages-parcel/ship-for-me/batch-declare/batch-declare' },
  { name: 'submit-order', route: '/pages-logistics-order/logistics-order/submit/submit' },
  {
    name: 'submit-order-signed-out',
    route: '/pages-logistics-order/logistics-order/submit/submit',
    isSignedIn: false,
  },
  { name: 'order-list', route: '/pages-logistics-order/logistics-order/list/list' },
  {
    name: 'order-detail',
    route: '/pages-logistics-order/logistics-order/detail/detail?id={orderId}',
  },
  {
    name: 'order-detail-shipped',
    route: '/pages-logistics-order/logistics-order/detail/detail?id={shippedOrderId}',
  },
  {
    name: 'order-detail-submitted',
    route: '/pages-logistics-order/logistics-order/detail/detail?id={submittedOrderId}',
  },
  {
    name: 'edit-order',
    route: '/pages-logistics-order/logistics-order/edit-order/edit-order?id={submittedOrderId}',
  },
  {
    name: 'confirm-receipt',
    route: '/pages-logistics-order/logistics-order/confirm-receipt/confirm-receipt?id={deliveredOrderId}',
  },
  { name: 'pay-order', route: '/pages-logistics-order/logistics-order/pay/pay?id={orderId}' },
  { name: 'pending-pay', route: '/pages/users/pending-pay/pending-pay' },
  { name: 'product', route: '/pages-store/store/product/product?id={productId}' },
  { name: 'product-video', route: '/pages-store/store/product/product?id=carry-on-case' },
  { name: 'product-sold-out', route: '/pages-store/store/product/product?id=storage-basket' },
  { name: 'my-addresses', route: '/pages/users/my-addresses/my-addresses' },
  { name: 'my-addresses-choosing', route: '/pages/users/my-addresses/my-addresses?choose=1' },
  { name: 'my-addresses-signed-out', route: '/pages/users/my-addresses/my-addresses', isSignedIn: false },
  { name: 'edit-address', route: '/pages/users/my-addresses/edit-address' },
  { name: 'customer-service', route: '/pages/users/customer-service/customer-service' },
  {
    name: 'pickup-station-select',
    route: '/pages-settings/pickup-station-select/pickup-station-select',
  },
  { name: 'app-download', route: '/pages-settings/app-download/app-download' },
  { name: 'forgot-password', route: '/pages/passport/forgot-password/forgot-password', isSignedIn: false },
  { name: 'login-wechat', route: '/pages/passport/login-wechat/login-wechat', isSignedIn: false },
  { name: 'login-wechat-mp', route: '/pages/passport/login-wechat-mp/login-wechat-mp', isSignedIn: false },
  { name: 'my-profile', route: '/pages/users/my-profile/my-profile' },
  { name: 'update-nickname', route: '/pages/users/my-profile/update-nickname' },
  { name: 'update-mobile-number', route: '/pages/users/my-profile/update-mobile-number' },
  { name: 'update-email', route: '/pages/users/my-profile/update-email' },
  { name: 'update-wechat-id', route: '/pages/users/my-profile/update-wechat-id' },
  { name: 'setting-list', route: '/pages-settings/settings/setting-list/setting-list' },
  {
    name: 'setting-list-signed-out',
    route: '/pages-settings/settings/setting-list/setting-list',
    isSignedIn: false,
  },
  { name: 'change-password', route: '/pages-settings/settings/change-password/change-password' },
  { name: 'about', route: '/pages-settings/settings/about/about' },
  { name: 'content-page', route: '/pages-settings/content-page/content-page?key=terms' },
  { name: 'language', route: '/pages-settings/settings/language/language' },
  { name: 'tracking', route: '/pages-trace/tracking/tracking' },
  { name: 'tracking-result', route: '/pages-trace/tracking/tracking?number={trackingNumber}' },
  {
    name: 'tracking-unknown',
    route: '/pages-trace/tracking/tracking?number=SF1234567890123',
    isSignedIn: false,
  },
  {
    name: 'calculate',
    route: '/pages/transportation-channels/calculate/calculate?to=sg&weight=5.18&size=40x30x20',
  },
  {
    name: 'select-to-submit',
    route: '/pages-logistics-order/logistics-order/select-to-submit/select-to-submit',
  },
  { name: 'delivery-methods', route: '/pages/transportation-channels/list/list?to=sg' },
  { name: 'my-wallet', route: '/pages/users/my-wallet/my-wallet' },
  { name: 'topup-result', route: '/pages/users/top-up/topup-result?id={topupId}' },
  { name: 'topup-result-pending', route: '/pages/users/top-up/topup-result?id={draftTopupId}' },
  { name: 'topup-result-paid', route: '/pages/users/top-up/topup-result?id={paidTopupId}' },
  { name: 'topup-result-rejected', route: '/pages/users/top-up/topup-result?id={rejectedTopupId}' },
  { name: 'topup-result-cancelled', route: '/pages/users/top-up/topup-result?id={cancelledTopupId}' },
  { name: 'topup-result-expired', route: '/pages/users/top-up/topup-result?id={expiredTopupId}' },
  { name: 'my-referral', route: '/pages-user-referral/my-referral/my-referral' },
  { name: 'topup-list', route: '/pages/users/top-up/topup-list' },
  { name: 'fund-account-log', route: '/pages/users/my-wallet/fund-account-log' },
  { name: 'my-coupon', route: '/pages/users/my-coupon/my-coupon' },
  { name: 'my-coupon-used', route: '/pages/users/my-coupon/my-coupon?status=10' },
  { name: 'my-coupon-expired', route: '/pages/users/my-coupon/my-coupon?status=20' },
  { name: 'coupon-list', route: '/pages/users/my-coupon/coupon-list/coupon-list' },
  { name: 'message-list', route: '/pages-message/message-list/message-list' },
  { name: 'top-up', route: '/pages/users/top-up/top-up' },
  { name: 'announce-list', route: '/pages/announce/list/list' },
  { name: 'announce-detail', route: '/pages/announce/detail/detail?id=beware-of-impostors' },
  { name: 'announce-unknown', route: '/pages/announce/detail/detail?id=none' },
  { name: 'article-list', route: '/pages/article/list/list?categoryId=shipping' },
  { name: 'article-detail', route: '/pages/article/detail/detail?id=volumetric-weight' },
  { name: 'faq-list', route: '/pages/faq/list/list?id=faq-storage' },
  { name: 'biz-redirect', route: '/pages/biz-redirect/biz-redirect' },
  {
    name: 'mp-webview',
    route:
      '/pages/mp-webview/mp-webview?url=https%3A%2F%2Fwww.abf.gov.au%2Fentering-and-leaving-australia%2Fcan-you-bring-it-in',
  },
  { name: 'mp-webview-refused', route: '/pages/mp-webview/mp-webview?url=http%3A%2F%2Fexample.com%2Fa' },
  {
    name: 'store-order-confirm',
    route: '/pages-store/store/order/confirm/confirm?productId={productId}&skuId={productId}.1&quantity=2',
  },
  { name: 'store-order-pay', route: '/pages-store/store/pay/pay?id={unpaidStoreOrderId}' },
  { name: 'store-order-list', route: '/pages-store/store/order/list/list' },
  { name: 'store-order-detail', route: '/pages-store/store/order/detail/detail?id={paidStoreOrderId}' },
  {
    name: 'store-order-detail-unpaid',
    route: '/pages-store/store/order/detail/detail?id={unpaidStoreOrderId}',
  },
  { name: 'rules', route: '/pages-logistics-order/rule/rules/rules' },
  { name: 'edit-rule', route: '/pages-logistics-order/rule/edit-rule/edit-rule?kind=SCHEDULE' },
  { name: 'undo', route: '/pages-settings/undo/undo' },
]
