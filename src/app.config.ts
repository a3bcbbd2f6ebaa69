export default defineAppConfig({
  pages: [
    'pages/tab-bar/home/home',
    'pages/tab-bar/store/store',
    'pages/tab-bar/warehouse-address/warehouse-address',
    'pages/tab-bar/mine/mine',
    'pages/passport/login/login',
    'pages/passport/login-by-code/login-by-code',
    'pages/passport/register/register',
  ],
  subPackages: [
    {
      root: 'pages-parcel',
      pages: [
        'ship-for-me/parcel-list/parcel-list',
        'ship-for-me/parcel-detail/parcel-detail',
        'ship-for-me/create-parcel/create-parcel',
      ],
    },
    { root: 'pages-store', pages: ['store/product/product'] },
    { root: 'pages-settings', pages: ['settings/language/language'] },
  ],
  preloadRule: {
    'pages/tab-bar/home/home': { network: 'all', packages: ['pages-parcel'] },
    'pages/tab-bar/store/store': { network: 'all', packages: ['pages-store'] },
  },
  lazyCodeLoading: 'requiredComponents',
  darkmode: true,
  themeLocation: 'theme.json',
  tabBar: {
    color: '@tabText',
    selectedColor: '@tabSelected',
    backgroundColor: '@surface',
    borderStyle: '@tabBorder' as 'black',
    list: [
      {
        pagePath: 'pages/tab-bar/home/home',
        text: '首页',
        iconPath: 'assets/tab/home.png',
        selectedIconPath: 'assets/tab/home-active.png',
      },
      {
        pagePath: 'pages/tab-bar/store/store',
        text: '商城',
        iconPath: 'assets/tab/store.png',
        selectedIconPath: 'assets/tab/store-active.png',
      },
      {
        pagePath: 'pages/tab-bar/warehouse-address/warehouse-address',
        text: '仓库地址',
        iconPath: 'assets/tab/address.png',
        selectedIconPath: 'assets/tab/address-active.png',
      },
      {
        pagePath: 'pages/tab-bar/mine/mine',
        text: '我的',
        iconPath: 'assets/tab/mine.png',
        selectedIconPath: 'assets/tab/mine-active.png',
      },
    ],
  },
  window: {
    navigationStyle: 'default',
    navigationBarTitleText: '集运',
    navigationBarBackgroundColor: '@surface',
    navigationBarTextStyle: '@navigationText' as 'black',
    backgroundColor: '@background',
    backgroundTextStyle: '@backgroundText' as 'dark',
  },
})
