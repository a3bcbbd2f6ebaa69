import Taro from '@tarojs/taro'

import { addressCopyText, areaText } from '@/model/address/warehouseAddress'
import { PATHS } from '@/navigation/routes'
import ConfirmStoreOrderPage from '@/pages-store/store/order/confirm/confirm'
import PayStoreOrderPage from '@/pages-store/store/pay/pay'
import WarehouseAddressTipsPage from '@/pages-warehouse-address/warehouse-address-tips/warehouse-address-tips'
import UndeclaredParcelPage from '@/pages-parcel/ship-for-me/undeclared-parcel/undeclared-parcel'
import TrackingPage from '@/pages-trace/tracking/tracking'
import AboutPage from '@/pages-settings/settings/about/about'
import AnnounceListPage from '@/pages/announce/list/list'
import ArticleListPage from '@/pages/article/list/list'
import FaqListPage from '@/pages/faq/list/list'
import MyAddressesPage from '@/pages/users/my-addresses/my-addresses'
import MyProfilePage from '@/pages/users/my-profile/my-profile'

import { chooseName, DECLARE, declaringWire, openDeclaring, valueOf } from '../component/parcel/declaring'
import { aCategoryDto, anAnnounceDto, anArticleDto } from '../support/app/contentFactories'
import { aUserDto, anAddress } from '../support/app/factories'
import { aParcelDetailDto, aParcelDto } from '../support/app/parcelFactories'
import { PAY as STORE_PAY, storeWire, SUBMIT as STORE_SUBMIT } from '../component/store/storeWire'
import { shippingWire } from '../component/shipping/shippingWire'
import CalculatePage from '@/pages/transportation-channels/calculate/calculate'
import DeliveryMethodsPage from '@/pages/transportation-channels/list/list'
import { openOrder, SUBMIT } from '../component/order/orderWire'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'
import ParcelSearchPage from '@/pages-parcel/ship-for-me/parcel-search/parcel-search'
import ParcelUpdatePage from '@/pages-parcel/ship-for-me/parcel-update/parcel-update'

import { aTrackingDto } from '../support/app/trackingFactories'
import { tap, typeInto } from '../support/app/gestures'
import { byId, openPage, switchLanguage } from '../support/app/openPage'
import { rememberSession } from '../support/app/startApp'
import { until } from '../support/app/until'
import { ok, page as pageOf, Wire } from '../support/app/Wire'

// Spec section 2, "What screens let a user do": features that exist, and those still to be built.
// test/component tests how they work, page by page.

describe('mall', () => {
  const params = { productId: '7', skuId: 'blue', quantity: '2' }

  it('lets buy a single product from a draft order', async () => {
    rememberSession()
    const opened = await openPage(ConfirmStoreOrderPage, PATHS.confirmStoreOrder, {
      wire: storeWire(),
      params,
    })
    await tap(await until(() => byId(opened.page, 'submit')))

    await until(() => opened.router.moves.length > 0)
    expect(opened.wire.lastCallTo(STORE_SUBMIT).body).toMatchObject({ skuId: 'blue', quantity: 2 })
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.payStoreOrder}?id=m1`])
  })

  it('lets pay for it', async () => {
    rememberSession()
    const { page, wire } = await openPage(PayStoreOrderPage, PATHS.payStoreOrder, {
      wire: storeWire(),
      params: { id: 'm1' },
    })
    await tap(await until(() => byId(page, 'pay')))

    await until(() => wire.callsTo(STORE_PAY).length === 1)
    expect(wire.lastCallTo(STORE_PAY).body).toEqual({ expectedTotal: '20.00' })
  })
})

describe('warehouse address', () => {
  it('has an area text made of levels 0 to 3 of the display names', () => {
    const levels = {
      lv0DisplayName: '中国',
      lv1DisplayName: '广东省',
      lv2DisplayName: '广州市',
      lv3DisplayName: '白云区',
    }

    expect(areaText(anAddress(levels))).toBe('中国 广东省 广州市 白云区')
    expect(addressCopyText(anAddress(levels))).toContain('中国 广东省 广州市 白云区')
  })

  it('has tips and tip details of its own', async () => {
    const list = 'GET /api/f/content-management/article/list'
    const wire = new Wire().on(list, pageOf([{ id: 'tip-id-code', displayTitle: '识别码', summary: '' }]))
    const { page, router } = await openPage(WarehouseAddressTipsPage, PATHS.warehouseAddressTips, { wire })

    await tap(await until(() => byId(page, 'tip-tip-id-code')))

    expect(router.moves).toEqual([
      'navigateTo /pages-warehouse-address/warehouse-address-tip-detail/warehouse-address-tip-detail?id=tip-id-code',
    ])
  })
})

describe('whoever is signed out', () => {
  it.each([
    ['parcels', ParcelListPage, PATHS.parcelList],
    ['addresses', MyAddressesPage, PATHS.myAddresses],
    ['the profile', MyProfilePage, PATHS.myProfile],
  ])('sees a prompt to sign in instead of %s', async (_what, Page, path) => {
    const { page, router, wire } = await openPage(Page, path)

    await tap(byId(page, 'sign-in'))

    expect(wire.calls).toEqual([])
    expect(router.moves[0]).toMatch(/^navigateTo \/pages\/passport\/login\/login\?redirect=/)
  })
})

describe('page titles', () => {
  it('come from the language packs, and follow the language', async () => {
    const title = jest.spyOn(Taro, 'setNavigationBarTitle').mockResolvedValue({ errMsg: '' })
    const opened = await openPage(AboutPage, PATHS.about)
    expect(title).toHaveBeenLastCalledWith({ title: '关于' })

    await switchLanguage(opened, 'en')

    expect(title).toHaveBeenLastCalledWith({ title: 'About' })
  })
})

describe('parcels', () => {
  it('become declared: what arrived undeclared goes in with its own number', async () => {
    rememberSession()
    const opened = await openDeclaring({ params: { expressNumber: 'SF1234567890' } })
    await chooseName(opened)
    await typeInto(byId(opened.page, 'declaredValue'), '12')

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ expressNumber: 'SF1234567890' })
  })

  it('become submitted: the order takes them, and they are no longer selected', async () => {
    const { page, wire, stores } = await openOrder()
    await tap(byId(page, 'channel-air'))
    await until(() => byId(page, 'submit').getAttribute('aria-disabled') !== 'true')

    await tap(byId(page, 'submit'))

    await until(() => byId(page, 'order-placed'))
    expect(wire.lastCallTo(SUBMIT).body).toMatchObject({ parcelIds: ['p1', 'p2'] })
    expect(stores.selectedParcels.ids).toEqual([])
  })

  it('that are undeclared have a list of their own', async () => {
    rememberSession()
    const undeclared = aParcelDto({ isDeclared: false, expressNumber: 'SF777' })
    const wire = new Wire().on('POST /api/u/biz/ship-for-me/parcel/undeclared-list', pageOf([undeclared]))
    const { page } = await openPage(UndeclaredParcelPage, PATHS.undeclaredParcel, { wire })

    await until(() => page.text().includes('SF777'))
  })
  it('can be searched, with a history', async () => {
    rememberSession()
    const wire = new Wire()
      .on('GET /api/u/user', ok(aUserDto()))
      .on('POST /api/u/biz/ship-for-me/parcel/list', pageOf([]))
    const { page } = await openPage(ParcelSearchPage, PATHS.parcelSearch, { wire })
    await typeInto(byId(page, 'parcel-search'), '外套')
    await tap(byId(page, 'search'))

    await tap(byId(page, 'parcel-search-clear'))

    expect(page.text()).toContain('搜索历史')
    expect(page.text()).toContain('外套')
  })

  it('can be updated', async () => {
    rememberSession()
    const parcel = aParcelDetailDto({ id: 'p1', remarks: '易碎' })
    const wire = declaringWire().on('GET /api/u/biz/ship-for-me/parcel/p1', ok(parcel))
    const opened = await openPage(ParcelUpdatePage, PATHS.parcelUpdate, { wire, params: { id: 'p1' } })

    await until(() => byId(opened.page, 'remarks'))
    expect(valueOf(opened, 'remarks')).toBe('易碎')
    expect(byId(opened.page, 'submit')).toBeTruthy()
  })
})

describe('the rest', () => {
  it('tracking', async () => {
    const wire = new Wire().on('POST /api/f/tracking/query', ok(aTrackingDto()))
    const params = { number: 'SF1234567890123' }
    const { page } = await openPage(TrackingPage, PATHS.tracking, { wire, params })

    await until(() => page.text().includes('已离开广州'))
  })
  it('announcements', async () => {
    const announcement = anAnnounceDto({ displayTitle: '假日安排' })
    const wire = new Wire().on('GET /api/f/content-management/announce/list', pageOf([announcement]))
    const { page } = await openPage(AnnounceListPage, PATHS.announceList, { wire })

    await until(() => page.text().includes('假日安排'))
  })

  it('articles', async () => {
    const article = anArticleDto({ displayTitle: '体积重是怎么算的' })
    const wire = new Wire()
      .on('GET /api/f/content-management/article/list', pageOf([article]))
      .on('POST /api/f/content-management/category/list', pageOf([aCategoryDto()]))
    const { page } = await openPage(ArticleListPage, PATHS.articleList, { wire })

    await until(() => page.text().includes('体积重是怎么算的'))
  })

  it('FAQ', async () => {
    const faq = { id: 'storage', question: '可以免费放多久？', answer: '30 天' }
    const wire = new Wire().on('GET /api/f/content-management/faq/list', pageOf([faq]))
    const { page } = await openPage(FaqListPage, PATHS.faqList, { wire })

    await until(() => page.text().includes('可以免费放多久？'))
  })

  it('shipping channel list and calculator', async () => {
    const wire = shippingWire()
    const list = await openPage(DeliveryMethodsPage, PATHS.deliveryMethods, { wire })
    await until(() => byId(list.page, 'channel-air'))

    const calculator = await openPage(CalculatePage, PATHS.calculate, {
      wire,
      params: { to: 'sg', weight: '1' },
    })
    await until(() => byId(calculator.page, 'channel-air'))
  })
})
