import { PATHS } from '@/navigation/routes'
import HomePage from '@/pages/tab-bar/home/home'

import { deferred } from '../../support/app/deferred'
import { aProductDto, aUserDto, anAddress } from '../../support/app/factories'
import { aParcelDto, aStorageDto } from '../../support/app/parcelFactories'
import { aTodo, aTodoSummaryDto } from '../../support/app/todoFactories'
import { NO_PARCELS } from '../../support/todo'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { flush, until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, Wire, type WireReply } from '../../support/app/Wire'

const PRODUCTS = 'POST /api/f/store/product/list'
const PARCELS = 'POST /api/u/biz/ship-for-me/parcel/list'
const SUMMARY = 'GET /api/u/todo/summary'
const ADDRESSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'
const USER = 'GET /api/u/user'
const DAY_MS = 86_400_000

const homeWire = () =>
  new Wire()
    .on(PRODUCTS, pageOf([aProductDto({ displayName: '乌龙茶', price: '1999' })]))
    .on(PARCELS, pageOf([aParcelDto({ id: '7', expressNumber: 'SF777' })]))
    .on(
      SUMMARY,
      ok(
        aTodoSummaryDto({
          undeclared: aTodo(2),
          storageEnding: aTodo(1, { daysLeft: 3, parcelId: '7' }),
          pendingPayment: aTodo(1, {
            type: 'LOGISTICS_ORDER',
            amount: '78.48',
            currencyCode: 'CNY',
            parcelId: '8',
          }),
          parcels: { ...NO_PARCELS, inWarehouse: 7, weight: 11.2, shippable: 5, firstShippableId: '9' },
        }),
      ),
    )
    .on(ADDRESSES, pageOf([anAddress()]))
    .on(USER, ok(aUserDto({ nickname: 'Ada', idCode: 'GD10001' })))

function openHome({ wire = homeWire(), isSignedIn = true } = {}) {
  if (isSignedIn) rememberSession()
  return openPage(HomePage, PATHS.home, { wire })
}

describe('home, signed out', () => {
  it('can be browsed, and asks for nothing personal', async () => {
    const { page, wire } = await openHome({ isSignedIn: false })

    await until(() => page.text().includes('乌龙茶'))
    for (const text of ['把中国的包裹，安心寄回家', '登录领取专属仓库地址', '集运怎么用', '¥1,999.00']) {
      expect(page.text()).toContain(text)
    }
    expect(wire.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/u/'))).toEqual([])
  })

  it('leads to signing in', async () => {
    const { page, router } = await openHome({ isSignedIn: false })

    await tap(byId(page, 'sign-in'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.home)}`])
  })

  it('stands without the mall', async () => {
    const { page } = await openHome({ isSignedIn: false, wire: new Wire().on(PRODUCTS, noAnswer()) })

    expect(page.text()).toContain('集运怎么用')
    expect(page.text()).not.toContain('商城好物')
  })
})

describe('home, signed in', () => {
  it('greets the customer with their code, what is to do and the latest parcels', async () => {
    const { page, wire } = await openHome()

    await until(() => page.text().includes('GD10001'))
    for (const text of ['您好，Ada', '7 件在仓 · 11.2 kg', '2 件到仓未申报', '剩 3 天', '¥78.48', 'SF777'])
      expect(page.text()).toContain(text)
    expect(wire.unprepared).toEqual([])
  })

  it.each([
    ['todo-undeclared', `navigateTo ${PATHS.undeclaredParcel}`],
    ['todo-pendingPayment', `navigateTo ${PATHS.parcelDetail}?id=8`],
    ['todo-storageEnding', `navigateTo ${PATHS.parcelDetail}?id=7`],
    ['now-ship', `navigateTo ${PATHS.parcelList}?shipWith=9`],
    ['search-parcels', `navigateTo ${PATHS.parcelSearch}`],
    ['scan-parcel', `navigateTo ${PATHS.parcelSearch}?scan=1`],
    ['my-code', `switchTab ${PATHS.warehouseAddress}`],
    ['parcel-7', `navigateTo ${PATHS.parcelDetail}?id=7`],
    ['go-createParcel', `navigateTo ${PATHS.createParcel}`],
    ['go-parcelList', `navigateTo ${PATHS.parcelList}`],
    ['go-batchDeclare', `navigateTo ${PATHS.batchDeclare}`],
    ['go-store', `switchTab ${PATHS.store}`],
    ['all-products', `switchTab ${PATHS.store}`],
  ])('%s leads on', async (id, move) => {
    const { page, router } = await openHome()

    await tap(await until(() => byId(page, id)))

    expect(router.moves).toEqual([move])
  })

  it('copies the whole address', async () => {
    const writeText = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const { page, toast } = await openHome()
    await until(() => page.text().includes('GD10001'))

    await tap(byId(page, 'copy-address'))

    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('张三 GD10001\n13800138000'))
    await until(() => toast.mock.calls.length)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已复制' }))
  })

  it('has nothing to do where there is nothing', async () => {
    const wire = homeWire().on(SUMMARY, ok(aTodoSummaryDto())).on(PARCELS, pageOf([]))
    const { page } = await openHome({ wire })

    await until(() => page.text().includes('GD10001'))
    expect(page.text()).not.toContain('待办')
    expect(page.text()).not.toContain('最近的包裹')
    expect(byId(page, 'now-begin').textContent).toBe('预报包裹')
  })

  it('explains the service only to who has no parcel', async () => {
    const { page } = await openHome()

    await until(() => page.text().includes('SF777'))
    expect(page.text()).not.toContain('集运怎么用')

    const newcomer = await openHome({ wire: homeWire().on(PARCELS, pageOf([])) })
    await until(() => newcomer.page.text().includes('集运怎么用'))
  })

  it.each([
    [20, 'neutral', '50%', '最早一件还可免费存 20 天之后 ¥0.50/天'],
    [3, 'warning', '85%', '最早一件还可免费存 3 天之后 ¥0.50/天'],
    [0, 'warning', '98%', '最早一件今天免费到期之后 ¥0.50/天'],
    [-3, 'danger', '100%', '最早一件已超期 3 天已产生 ¥1.50'],
  ])('tells of storage with %i free days left: %s, %s used, %s', async (days, tone, used, text) => {
    const firstStorage = aStorageDto({
      inboundTime: new Date(Date.now() - 20.5 * DAY_MS).toISOString(),
      freeUntil: new Date(Date.now() + (days + 0.5) * DAY_MS).toISOString(),
      accruedFee: '1.50',
    })
    const summary = aTodoSummaryDto({ parcels: { ...NO_PARCELS, inWarehouse: 1, firstStorage } })
    const { page } = await openHome({ wire: homeWire().on(SUMMARY, ok(summary)) })

    const line = await until(() => page.root.querySelector('.storage-line'))
    expect(line.textContent).toBe(text)
    expect(line.className).toContain(`storage-line--${tone}`)
    expect(page.root.querySelector<HTMLElement>('.storage-line__used')?.style.width).toBe(used)
  })

  it('copies the address as it is by now', async () => {
    const writeText = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const moved = { ...anAddress(), mobile: '13900139000' }
    const { page } = await openHome({
      wire: homeWire().on(ADDRESSES, pageOf([anAddress()]), pageOf([moved])),
    })
    await until(() => page.text().includes('GD10001'))

    await page.hide()
    await page.show()
    await tap(byId(page, 'copy-address'))

    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('13900139000'))
  })

  it('counts what is undeclared by the last answer, whichever comes first', async () => {
    const slow = deferred<WireReply>()
    const { page } = await openHome({
      wire: homeWire().on(SUMMARY, slow.promise, ok(aTodoSummaryDto({ undeclared: aTodo(5) }))),
    })

    await page.hide()
    await page.show()
    await until(() => page.text().includes('5 件到仓未申报'))
    slow.resolve(ok(aTodoSummaryDto({ undeclared: aTodo(2) })))
    await flush()

    expect(page.text()).toContain('5 件到仓未申报')
  })

  it('offers another try for the parcels alone', async () => {
    const wire = homeWire().on(PARCELS, noAnswer(), pageOf([aParcelDto({ expressNumber: 'SF888' })]))
    const { page } = await openHome({ wire })
    await until(() => page.text().includes('网络不可用'))
    const asked = wire.callsTo(PRODUCTS).length

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('SF888'))
    expect(wire.callsTo(PRODUCTS)).toHaveLength(asked)
  })

  it('is read again when it is pulled down', async () => {
    const { page, wire } = await openHome()
    await until(() => page.text().includes('SF777'))
    wire.on(PARCELS, pageOf([aParcelDto({ expressNumber: 'SF888' })]))

    await page.pullDown()

    await until(() => page.text().includes('SF888'))
  })

  it('shows nothing of the customer once they are signed out', async () => {
    const { page, stores } = await openHome()
    await until(() => page.text().includes('GD10001'))

    await change(() => stores.session.expire())

    for (const text of ['Ada', 'GD10001', 'SF777', '待办']) expect(page.text()).not.toContain(text)
    expect(page.text()).toContain('登录领取专属仓库地址')
  })
})
