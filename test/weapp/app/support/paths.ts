/** The pages that tests go to, as the tab bar, a link or a share card names them. */
export const PAGES = {
  home: 'pages/tab-bar/home/home',
  store: 'pages/tab-bar/store/store',
  address: 'pages/tab-bar/warehouse-address/warehouse-address',
  mine: 'pages/tab-bar/mine/mine',
  login: 'pages/passport/login/login',
  loginByCode: 'pages/passport/login-by-code/login-by-code',
  register: 'pages/passport/register/register',
  forgotPassword: 'pages/passport/forgot-password/forgot-password',
  loginWechatMp: 'pages/passport/login-wechat-mp/login-wechat-mp',
  myProfile: 'pages/users/my-profile/my-profile',
  updateNickname: 'pages/users/my-profile/update-nickname',
  settingList: 'pages-settings/settings/setting-list/setting-list',
  changePassword: 'pages-settings/settings/change-password/change-password',
  contentPage: 'pages-settings/content-page/content-page',
  parcelList: 'pages-parcel/ship-for-me/parcel-list/parcel-list',
  parcelDetail: 'pages-parcel/ship-for-me/parcel-detail/parcel-detail',
  createParcel: 'pages-parcel/ship-for-me/create-parcel/create-parcel',
  product: 'pages-store/store/product/product',
  myAddresses: 'pages/users/my-addresses/my-addresses',
  editAddress: 'pages/users/my-addresses/edit-address',
  customerService: 'pages/users/customer-service/customer-service',
  pickupStationSelect: 'pages-settings/pickup-station-select/pickup-station-select',
  appDownload: 'pages-settings/app-download/app-download',
  language: 'pages-settings/settings/language/language',
} as const

export const TABS = [PAGES.home, PAGES.store, PAGES.address, PAGES.mine] as const

/** Calls that tests look for or let go wrong. */
export const CALLS = {
  login: '/api/f/passport/login',
  loginWechatMp: '/api/f/passport/login-wechat-mp',
  refresh: '/api/f/passport/refresh',
  user: '/api/u/user',
  declare: '/api/u/biz/ship-for-me/parcel',
  parcelList: '/api/u/biz/ship-for-me/parcel/list',
  products: '/api/f/store/product/list',
  addresses: '/api/u/user/address',
  pickupStation: '/api/u/user/pickup-station',
  upload: '/api/system-management/common/batch-upload-2',
} as const
