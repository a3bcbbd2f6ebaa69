import { common } from './i18n/zh-Hans/common'

export default defineAppConfig({
  pages: [
    'pages/tab-bar/home/home',
    'pages/tab-bar/store/store',
    'pages/tab-bar/warehouse-address/warehouse-address',
    'pages/tab-bar/mine/mine',
  ],
  subPackages: [
    {
      root: 'pages/passport',
      pages: [
        'login/login',
        'login-by-code/login-by-code',
        'register/register',
        'forgot-password/forgot-password',
        'login-wechat/login-wechat',
        'login-wechat-mp/login-wechat-mp',
      ],
    },
    {
      root: 'pages-parcel',
      pages: [
        'ship-for-me/parcel-list/parcel-list',
        'ship-for-me/parcel-detail/parcel-detail',
        'ship-for-me/create-parcel/create-parcel',
        'ship-for-me/undeclared-parcel/undeclared-parcel',
        'ship-for-me/parcel-update/parcel-update',
        'ship-for-me/batch-declare/batch-declare',
        'ship-for-me/parcel-search/parcel-search',
      ],
    },
    {
      root: 'pages-care',
      pages: [
        'after-sales/after-sales-list/after-sales-list',
        'after-sales/after-sales-detail/after-sales-detail',
        'after-sales/create-after-sales/create-after-sales',
        'unclaimed/unclaimed-parcel/unclaimed-parcel',
        'unclaimed/claim-parcel/claim-parcel',
      ],
    },
    {
      root: 'pages-logistics-order',
      pages: [
        'logistics-order/submit/submit',
        'logistics-order/select-to-submit/select-to-submit',
        'logistics-order/detail/detail',
        'logistics-order/list/list',
        'logistics-order/confirm-receipt/confirm-receipt',
        'logistics-order/pay/pay',
        'logistics-order/edit-order/edit-order',
        'rule/rules/rules',
        'rule/edit-rule/edit-rule',
      ],
    },
    { root: 'pages/transportation-channels', pages: ['calculate/calculate', 'list/list'] },
    {
      root: 'pages-store',
      pages: [
        'store/product/product',
        'store/order/confirm/confirm',
        'store/pay/pay',
        'store/order/list/list',
        'store/order/detail/detail',
      ],
    },
    {
      root: 'pages/users',
      pages: [
        'my-addresses/my-addresses',
        'my-addresses/edit-address',
        'address-check/address-check',
        'customer-service/customer-service',
        'my-profile/my-profile',
        'my-profile/update-nickname',
        'my-profile/update-mobile-number',
        'my-profile/update-email',
        'my-profile/update-wechat-id',
        'pending-pay/pending-pay',
        'my-wallet/my-wallet',
        'top-up/topup-result',
        'top-up/topup-list',
        'my-wallet/fund-account-log',
        'my-coupon/my-coupon',
        'my-coupon/coupon-list/coupon-list',
        'top-up/top-up',
      ],
    },
    {
      root: 'pages-settings',
      pages: [
        'settings/language/language',
        'pickup-station-select/pickup-station-select',
        'app-download/app-download',
        'settings/setting-list/setting-list',
        'settings/change-password/change-password',
        'settings/about/about',
        'content-page/content-page',
        'undo/undo',
      ],
    },
    {
      root: 'pages-warehouse-address',
      pages: [
        'warehouse-address/warehouse-address',
        'warehouse-address-tips/warehouse-address-tips',
        'warehouse-address-tip-detail/warehouse-address-tip-detail',
      ],
    },
    { root: 'pages-trace', pages: ['tracking/tracking'] },
    { root: 'pages-user-referral', pages: ['my-referral/my-referral'] },
    { root: 'pages/announce', pages: ['list/list', 'detail/detail'] },
    { root: 'pages/article', pages: ['list/list', 'detail/detail'] },
    { root: 'pages/faq', pages: ['list/list'] },
    { root: 'pages/biz-redirect', pages: ['biz-redirect'] },
    { root: 'pages/mp-webview', pages: ['mp-webview'] },
    { root: 'pages-message', pages: ['message-list/message-list'] },
  ],
  // What the customer most likely opens next.
  preloadRule: {
    'pages/tab-bar/home/home': preload('pages-parcel'),
    'pages/tab-bar/store/store': preload('pages-store'),
    'pages/tab-bar/warehouse-address/warehouse-address': preload('pages-warehouse-address', 'pages/users'),
    'pages/tab-bar/mine/mine': preload('pages/passport', 'pages/users'),
    'pages-parcel/ship-for-me/parcel-list/parcel-list': preload('pages-logistics-order'),
    'pages-parcel/ship-for-me/parcel-detail/parcel-detail': preload('pages-care', 'pages-trace'),
    'pages-logistics-order/logistics-order/submit/submit': preload('pages/users'),
    'pages-logistics-order/logistics-order/detail/detail': preload('pages-trace', 'pages-care'),
    'pages-logistics-order/logistics-order/pay/pay': preload('pages/users'),
    'pages-store/store/order/confirm/confirm': preload('pages/users'),
    'pages-message/message-list/message-list': preload('pages-parcel', 'pages-logistics-order'),
  },
  requiredPrivateInfos: ['chooseAddress'],
  lazyCodeLoading: 'requiredComponents',
  // Taro hides the page below once the animation ends, even if the customer has gone back to it by then.
  ...(process.env.TARO_ENV === 'h5' && { animation: false }),
  ...(process.env.TARO_ENV === 'weapp' && {
    networkTimeout: { request: 120_000, uploadFile: 60_000, downloadFile: 60_000, connectSocket: 60_000 },
    // WeChat asks for the privacy agreement before the first protected call.
    __usePrivacyCheck__: true,
  }),
  darkmode: true,
  themeLocation: 'theme.json',
  ...(process.env.TARO_ENV === 'weapp' && { sitemapLocation: 'sitemap.json' }),
  tabBar: {
    color: '@tabText',
    selectedColor: '@tabSelected',
    backgroundColor: '@surface',
    borderStyle: '@tabBorder' as 'black',
    list: [
      {
        pagePath: 'pages/tab-bar/home/home',
        text: common['tab.home'],
        iconPath: 'assets/tab/home.png',
        selectedIconPath: 'assets/tab/home-active.png',
      },
      {
        pagePath: 'pages/tab-bar/store/store',
        text: common['tab.store'],
        iconPath: 'assets/tab/store.png',
        selectedIconPath: 'assets/tab/store-active.png',
      },
      {
        pagePath: 'pages/tab-bar/warehouse-address/warehouse-address',
        text: common['tab.warehouseAddress'],
        iconPath: 'assets/tab/address.png',
        selectedIconPath: 'assets/tab/address-active.png',
      },
      {
        pagePath: 'pages/tab-bar/mine/mine',
        text: common['tab.mine'],
        iconPath: 'assets/tab/mine.png',
        selectedIconPath: 'assets/tab/mine-active.png',
      },
    ],
  },
  window: {
    navigationStyle: 'default',
    navigationBarTitleText: common['app.name'],
    navigationBarBackgroundColor: '@surface',
    navigationBarTextStyle: '@navigationText',
    backgroundColor: '@background',
    backgroundColorTop: '@background',
    backgroundColorBottom: '@background',
    backgroundTextStyle: '@backgroundText',
  },
})

function preload(...packages: string[]) {
  return { network: 'all' as const, packages }
}
