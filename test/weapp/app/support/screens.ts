import { CALLS, PAGES } from './paths.ts'
import { answered } from './answered.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** A screen of the app, and how to get there from the previous one in the list. */
interface ScreenVisit {
  readonly name: string
  readonly open: (app: MiniProgram) => Promise<void>
}

const tab = (path: string) => (app: MiniProgram) => app.switchTab(`/${path}`)
const taps =
  (...targets: readonly string[]) =>
  async (app: MiniProgram) => {
    for (const target of targets) await app.tap(target)
  }
const backThen = (open: ScreenVisit['open']) => async (app: MiniProgram) => {
  await app.back()
  await open(app)
}
const startAt = (path: string) => (app: MiniProgram) => app.relaunch({ path })

/** Screens of a visitor who isn't signed in. */
export const SIGNED_OUT_SCREENS: readonly ScreenVisit[] = [
  { name: 'home', open: tab(PAGES.home) },
  { name: 'mall', open: tab(PAGES.store) },
  { name: 'product', open: taps('.product-card') },
  { name: 'warehouse address', open: backThen(tab(PAGES.address)) },
  { name: 'mine', open: tab(PAGES.mine) },
  { name: 'parcels', open: taps('#my-parcels') },
  { name: 'declaration', open: backThen(taps('#declare')) },
  { name: 'login', open: taps('#sign-in') },
  { name: 'login by code', open: taps('#use-code') },
  { name: 'register', open: taps('#to-register') },
  { name: 'register, with every field wrong', open: taps('#submit') },
  { name: 'forgotten password', open: taps('#to-login', '#to-forgot') },
  { name: 'login through WeChat', open: taps('#to-login', '#use-wechat') },
  { name: 'binding', open: taps('#submit') },
  { name: 'settings', open: startAt(PAGES.settingList) },
  { name: 'about', open: taps('#about') },
  { name: 'terms', open: taps('#open-terms') },
  { name: 'login through WeChat, by a link for browsers', open: startAt(PAGES.loginWechat) },
  { name: 'unknown product', open: startAt(PAGES.product) },
  { name: 'tracking', open: startAt(PAGES.tracking) },
  { name: 'address tips', open: startAt(PAGES.addressTips) },
  { name: 'address tip', open: taps('.row-card') },
  { name: 'announcements', open: startAt(PAGES.announceList) },
  { name: 'announcement', open: taps('.story-card') },
  { name: 'unknown announcement', open: startAt(PAGES.announceDetail) },
  { name: 'articles', open: startAt(PAGES.articleList) },
  { name: 'article', open: taps('.story-card') },
  { name: 'article, read on', open: (app) => app.pageScroll(1_000_000) },
  { name: 'unknown article', open: startAt(PAGES.articleDetail) },
  { name: 'questions', open: startAt(PAGES.faqList) },
  { name: 'question', open: taps('.collapsible__head') },
]

/** Screens of a customer who has parcels in every state. */
export const SIGNED_IN_SCREENS: readonly ScreenVisit[] = [
  { name: 'home', open: tab(PAGES.home) },
  { name: 'mall', open: tab(PAGES.store) },
  { name: 'mall, read on', open: (app) => app.pageScroll(1_000_000) },
  { name: 'warehouse address', open: tab(PAGES.address) },
  { name: 'mine', open: tab(PAGES.mine) },
  { name: 'language', open: taps('#language') },
  { name: 'parcels', open: backThen(taps('#my-parcels')) },
  { name: 'parcels, read on', open: (app) => app.pageScroll(1_000_000) },
  { name: 'parcel', open: taps('.row-card') },
  { name: 'parcels on their way', open: backThen(taps('#tab-50')) },
  { name: 'parcel on its way', open: taps('.row-card') },
  { name: 'its tracking', open: taps('#track') },
  { name: 'parcel to change', open: backThen(taps('#edit-parcel')) },
  { name: 'parcels in the warehouse', open: backThen(backThen(taps('#tab-63'))) },
  { name: 'parcel in the warehouse', open: taps('.row-card') },
  { name: 'after-sales request', open: taps('#need-help', '#case-WEIGHT_DISPUTE') },
  { name: 'parcels, filter', open: backThen(backThen(taps('#filter-parcels'))) },
  { name: 'parcels to ship together', open: taps('#close-sheet', '#ship-together') },
  { name: 'shipment', open: taps('.row-card', '#submit-selected') },
  { name: 'shipment, coupons', open: taps('#coupon') },
  { name: 'undeclared parcels', open: startAt(PAGES.undeclaredParcel) },
  { name: 'unclaimed parcels', open: startAt(PAGES.unclaimedParcel) },
  { name: 'claim', open: taps('.row-card') },
  { name: 'claim, every field wrong', open: taps('#submit') },
  { name: 'after-sales', open: startAt(PAGES.afterSalesList) },
  { name: 'case', open: taps('.row-card') },
  { name: 'search', open: startAt(PAGES.parcelSearch) },
  { name: 'declaration', open: startAt(PAGES.createParcel) },
  { name: 'declaration, every field wrong', open: taps('#submit') },
  { name: 'declaration, couriers', open: taps('#expressCompanyCode') },
  { name: 'declaration, item names', open: taps('#close-sheet', '#declaredName') },
  { name: 'declaration, currencies', open: taps('#close-sheet', '#declaredCurrency') },
  { name: 'several declarations', open: startAt(PAGES.batchDeclare) },
  { name: 'unknown parcel to change', open: startAt(PAGES.parcelUpdate) },
  { name: 'shipment, nothing chosen', open: startAt(PAGES.submitOrder) },
  { name: 'address book', open: startAt(PAGES.myAddresses) },
  { name: 'new address', open: startAt(PAGES.editAddress) },
  { name: 'new address, every field wrong', open: taps('#submit') },
  { name: 'new address, destinations', open: taps('#regionGroupId') },
  { name: 'customer service', open: startAt(PAGES.customerService) },
  { name: 'pickup points', open: startAt(PAGES.pickupStationSelect) },
  { name: 'app download', open: startAt(PAGES.appDownload) },
  { name: 'profile', open: startAt(PAGES.myProfile) },
  { name: 'nickname', open: taps('#nickname') },
  { name: 'mobile number', open: backThen(taps('#mobile-number')) },
  { name: 'e-mail', open: backThen(taps('#email')) },
  { name: 'WeChat id', open: backThen(taps('#wechat-id')) },
  { name: 'password', open: backThen(taps('#change-password')) },
  { name: 'settings, signed in', open: startAt(PAGES.settingList) },
  { name: 'address in full', open: startAt(PAGES.warehouseAddresses) },
  { name: 'address check', open: taps('#to-check') },
  { name: 'unknown parcel', open: startAt(PAGES.parcelDetail) },
  { name: 'shipments', open: startAt(PAGES.orderList) },
  { name: 'shipment order', open: taps('.row-card') },
  { name: 'pending payments', open: startAt(PAGES.pendingPay) },
  { name: 'payment', open: taps('.row-card-frame__action .button') },
  { name: 'unknown payment', open: startAt(PAGES.payOrder) },
  { name: 'unknown shipment order', open: startAt(PAGES.orderDetail) },
  { name: 'unknown receipt', open: startAt(PAGES.confirmReceipt) },
  { name: 'unknown order to edit', open: startAt(PAGES.editOrder) },
  { name: 'calculate', open: startAt(PAGES.calculate) },
  { name: 'select to submit', open: startAt(PAGES.selectToSubmit) },
  { name: 'delivery methods', open: startAt(PAGES.deliveryMethods) },
  { name: 'my wallet', open: startAt(PAGES.myWallet) },
  { name: 'unknown top-up', open: startAt(PAGES.topupResult) },
  { name: 'my referral', open: startAt(PAGES.myReferral) },
  { name: 'top-ups', open: startAt(PAGES.topupList) },
  { name: 'top-up', open: taps('.row-card') },
  { name: 'fund account log', open: startAt(PAGES.fundAccountLog) },
  { name: 'my coupon', open: startAt(PAGES.myCoupon) },
  { name: 'coupon list', open: startAt(PAGES.couponList) },
  { name: 'message list', open: startAt(PAGES.messageList) },
  { name: 'top up', open: startAt(PAGES.topUp) },
  { name: 'biz redirect', open: startAt(PAGES.bizRedirect) },
  { name: 'mp webview', open: startAt(PAGES.webView) },
  { name: 'unknown product', open: startAt(PAGES.confirmStoreOrder) },
  { name: 'unknown mall order to pay', open: startAt(PAGES.payStoreOrder) },
  { name: 'unknown mall order', open: startAt(PAGES.storeOrderDetail) },
  { name: 'mall orders', open: startAt(PAGES.storeOrderList) },
  { name: 'mall order', open: taps('.row-card') },
  { name: 'product of a mall order', open: taps('#buy-again') },
  { name: 'mall order to confirm', open: taps('#buy') },
  { name: 'rules', open: startAt(PAGES.rules) },
  { name: 'edit rule', open: startAt(PAGES.editRule) },
  { name: 'undo', open: startAt(PAGES.undoChange) },
]

/** Opens the screens in order and calls `look` when each is complete. */
export async function visit(
  app: MiniProgram,
  screens: readonly ScreenVisit[],
  look: (name: string) => void,
): Promise<void> {
  for (const { name, open } of screens) {
    await open(app)
    await answered(app)
    look(name)
  }
}

/** Signs in as the demo customer. */
export async function signInToDemo(app: MiniProgram): Promise<void> {
  await app.tap('#sign-in')
  await app.input('#usernameOrEmail', 'demo')
  await app.input('#password', 'demo1234')
  await app.tap('#submit')
  await app.waitFor(() => app.requests.some(({ path, status }) => path === CALLS.login && status === 200))
  await answered(app)
}
