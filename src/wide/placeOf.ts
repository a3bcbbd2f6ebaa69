import type { RouteName } from '@/navigation/routes'

const PARTS: Partial<Record<RouteName, RouteName>> = {
  parcelDetail: 'parcelList',
  parcelSearch: 'parcelList',
  parcelUpdate: 'parcelList',
  undeclaredParcel: 'parcelList',
  unclaimedParcel: 'parcelList',
  claimParcel: 'parcelList',
  submitOrder: 'parcelList',
  orderDetail: 'orderList',
  confirmReceipt: 'orderList',
  editOrder: 'orderList',
  rules: 'orderList',
  editRule: 'orderList',
  selectToSubmit: 'parcelList',
  deliveryMethods: 'calculate',
  batchDeclare: 'createParcel',
  afterSalesDetail: 'afterSalesList',
  createAfterSales: 'afterSalesList',
  myWallet: 'mine',
  topUp: 'mine',
  topupResult: 'mine',
  topupList: 'mine',
  fundAccountLog: 'mine',
  myCoupon: 'mine',
  couponList: 'mine',
  myReferral: 'mine',
  editAddress: 'myAddresses',
  warehouseAddresses: 'warehouseAddress',
  warehouseAddressTips: 'warehouseAddress',
  warehouseAddressTipDetail: 'warehouseAddress',
  addressCheck: 'warehouseAddress',
  product: 'store',
  updateNickname: 'myProfile',
  updateMobileNumber: 'myProfile',
  updateEmail: 'myProfile',
  updateWechatId: 'myProfile',
  pickupStationSelect: 'myProfile',
  changePassword: 'settingList',
  language: 'settingList',
  about: 'settingList',
  contentPage: 'settingList',
}

/** The page in the rail that leads to this one; null if several do. */
export function placeOf(route: RouteName): RouteName | null {
  return PARTS[route] ?? null
}
