import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import MinePage from '@/pages/tab-bar/mine/mine'

import { aStatusDefinitionDto, aUserDto } from '../../support/app/factories'
import { UNREAD, unread } from '../../support/app/messageFactories'
import { aTodo, aTodoSummaryDto } from '../../support/app/todoFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { empty, noAnswer, ok, page as pageOf, Wire } from '../../support/app/Wire'

const USER = 'GET /api/u/user'
const STATUSES = 'GET /api/f/status-management/status-definition/list'
const SUMMARY = 'GET /api/u/todo/summary'
const LOGOUT = 'POST /api/u/passport/logout'

const mineWire = () =>
  new Wire()
    .on(USER, ok(aUserDto({ nickname: 'Ada', idCode: 'GD10001' })))
    .on(
      STATUSES,
      pageOf([
        aStatusDefinitionDto({ id: 63, displayName: '已入库', showCount: 4 }),
        aStatusDefinitionDto({ id: 210, displayName: '已取消', isShowNum: false, showCount: 9 }),
      ]),
    )
    .on(
      SUMMARY,
      ok(aTodoSummaryDto({ undeclared: aTodo(2), exception: aTodo(1, { type: 'AFTER_SALES', id: '3' }) })),
    )
    .on(UNREAD, unread({ PARCEL: 2 }))
    .on(LOGOUT, empty())

function openMine({ wire = mineWire(), isSignedIn = true } = {}) {
  if (isSignedIn) rememberSession()
  return openPage(MinePage, PATHS.mine, { wire })
}

describe('mine, signed out', () => {
  it('invites to sign in, and offers no signing out', async () => {
    const { page, router, wire } = await openMine({ isSignedIn: false })
    expect(page.text()).toContain('登录，开始集运')
    expect(page.root.querySelector('#sign-out')).toBeNull()
    expect(wire.calls).toEqual([])

    await tap(byId(page, 'sign-in'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.mine)}`])
  })

  it('names version and build', async () => {
    const { page } = await openMine({ isSignedIn: false })

    expect(page.text()).toContain('版本 1.0.4（104）')
  })
})

describe('mine, signed in', () => {
  it('shows name, code and where the parcels stand', async () => {
    const { page } = await openMine()

    await until(() => page.text().includes('GD10001'))
    expect(page.text()).toContain('Ada')
    expect(byId(page, 'count-63').textContent).toBe('4已入库')
    expect(page.root.querySelector('#count-210')).toBeNull()
  })

  it('counts the orders at each stage, and says nothing where there are none', async () => {
    const orders = { pendingPayment: 1, pendingShipment: 0, shipped: 100, readyForPickup: 0, openCases: 2 }
    const { page } = await openMine({ wire: mineWire().on(SUMMARY, ok(aTodoSummaryDto({ orders }))) })

    await until(() => byId(page, 'orders-shipped'))
    const doors = [...page.root.querySelectorAll('[id^=orders-]')].map(({ textContent }) => textContent)
    expect(doors).toEqual(['1待付款', '待发货', '99+运输中', '待自提', '2售后'])
  })

  it('shows what there is to do, worst first', async () => {
    const { page } = await openMine()

    await until(() => byId(page, 'todo-undeclared'))
    const rows = [...page.root.querySelectorAll('.todo-row')].map(({ id }) => id)
    expect(rows).toEqual(['todo-exception', 'todo-undeclared'])
  })

  it('shows first steps instead of zeros to who has no parcel', async () => {
    const none = aStatusDefinitionDto({ id: 63, displayName: '已入库', showCount: 0 })
    const { page } = await openMine({ wire: mineWire().on(STATUSES, pageOf([none])) })

    await until(() => page.text().includes('三步开始集运'))
    expect(page.root.querySelector('#count-63')).toBeNull()
    expect(page.root.querySelector('#orders-shipped')).toBeNull()
  })

  it('stands without the to-do list when that cannot be read', async () => {
    const { page } = await openMine({ wire: mineWire().on(SUMMARY, noAnswer()) })

    await until(() => byId(page, 'count-63'))
    expect(page.text()).not.toContain('待办')
    expect(byId(page, 'orders-shipped').textContent).toBe('运输中')
  })

  it.each([
    ['todo-undeclared', `navigateTo ${PATHS.undeclaredParcel}`],
    ['todo-exception', `navigateTo ${PATHS.afterSalesDetail}?id=3`],
    ['unclaimed', `navigateTo ${PATHS.unclaimedParcel}`],
    ['help-announceList', `navigateTo ${PATHS.announceList}`],
    ['help-articleList', `navigateTo ${PATHS.articleList}`],
    ['help-faqList', `navigateTo ${PATHS.faqList}`],
    ['my-profile', `navigateTo ${PATHS.myProfile}`],
    ['orders-pendingPayment', `navigateTo ${PATHS.orderList}?status=30`],
    ['orders-pendingShipment', `navigateTo ${PATHS.orderList}?status=40`],
    ['orders-shipped', `navigateTo ${PATHS.orderList}?status=50`],
    ['orders-readyForPickup', `navigateTo ${PATHS.orderList}?status=60`],
    ['orders-openCases', `navigateTo ${PATHS.afterSalesList}`],
    ['all-orders', `navigateTo ${PATHS.orderList}`],
    ['top-up', `navigateTo ${PATHS.topUp}`],
    ['coupon-centre', `navigateTo ${PATHS.couponList}`],
    ['referral', `navigateTo ${PATHS.myReferral}`],
    ['delivery-methods', `navigateTo ${PATHS.deliveryMethods}`],
    ['tracking', `navigateTo ${PATHS.tracking}`],
    ['settings', `navigateTo ${PATHS.settingList}`],
    ['count-63', `navigateTo ${PATHS.parcelList}?status=63`],
    ['my-parcels', `navigateTo ${PATHS.parcelList}`],
    ['declare', `navigateTo ${PATHS.createParcel}`],
    ['rules', `navigateTo ${PATHS.rules}`],
    ['all-parcels', `navigateTo ${PATHS.parcelList}`],
    ['language', `navigateTo ${PATHS.language}`],
  ])('%s leads on', async (id, move) => {
    const { page, router } = await openMine()

    await tap(await until(() => byId(page, id)))

    expect(router.moves).toEqual([move])
  })

  it('keeps what is known when it cannot be read again', async () => {
    const { page, wire } = await openMine()
    await until(() => page.text().includes('GD10001'))
    wire.on(USER, noAnswer()).on(STATUSES, noAnswer())

    await page.pullDown()

    expect(page.text()).toContain('GD10001')
    expect(byId(page, 'count-63').textContent).toBe('4已入库')
  })

  it('shows the customer’s picture', async () => {
    const { page } = await openMine({ wire: mineWire().on(USER, ok(aUserDto({ avatar: '/files/me.jpg' }))) })

    const picture = await until(() => page.root.querySelector('.avatar__picture'))
    expect(picture.getAttribute('src') ?? picture.innerHTML).toContain('/files/me.jpg')
  })

  it('that cannot be read at all can be asked for again', async () => {
    const { page, wire } = await openMine({ wire: mineWire().on(USER, noAnswer()) })
    const again = await until(() => byId(page, 'read-again'))
    wire.on(USER, ok(aUserDto({ idCode: 'GD10001' })))

    await tap(again)

    await until(() => page.text().includes('GD10001'))
    expect(page.root.querySelector('#read-again')).toBeNull()
  })

  it('says everything in the other language at once', async () => {
    const opened = await openMine()
    await until(() => opened.page.text().includes('GD10001'))

    await switchLanguage(opened, 'en')

    for (const text of ['ID code GD10001', 'To pay', 'My parcels', 'Sign out', 'Version 1.0.4 (104)'])
      expect(opened.page.text()).toContain(text)
  })
})

describe('signing out', () => {
  it('asks first, then leaves nothing but the language', async () => {
    const opened = await openMine()
    const { page, modal, wire } = opened
    await switchLanguage(opened, 'en')
    Taro.setStorageSync('draft:createParcel:ada', { any: 'thing' })
    await until(() => page.text().includes('GD10001'))

    await tap(byId(page, 'sign-out'))

    await until(() => page.text().includes('Sign in to start'))
    expect(modal).toHaveBeenCalledWith(
      expect.objectContaining({
        content:
          'Your personal data and unsent drafts (1) are removed from this device. Language and appearance stay.',
      }),
    )
    expect(wire.callsTo(LOGOUT)).toHaveLength(1)
    expect(page.text()).not.toContain('GD10001')
    expect(Taro.getStorageInfoSync().keys).toEqual(['locale'])
  })

  it('speaks of no drafts where there are none', async () => {
    const { page, modal } = await openMine()

    await tap(byId(page, 'sign-out'))

    expect(modal).toHaveBeenCalledWith(
      expect.objectContaining({ content: '退出后本机不再保留您的个人信息，语言和外观会保留。' }),
    )
  })

  it('stays when the customer thinks again', async () => {
    const { page, modal, wire } = await openMine()
    await until(() => page.text().includes('GD10001'))
    modal.mockResolvedValue({ confirm: false, cancel: true, errMsg: '' })

    await tap(byId(page, 'sign-out'))

    expect(wire.callsTo(LOGOUT)).toEqual([])
    expect(page.text()).toContain('GD10001')
  })

  it('works without a connection', async () => {
    const { page } = await openMine({ wire: mineWire().on(LOGOUT, noAnswer()) })
    await until(() => page.text().includes('GD10001'))

    await tap(byId(page, 'sign-out'))

    await until(() => page.text().includes('登录，开始集运'))
  })
})
