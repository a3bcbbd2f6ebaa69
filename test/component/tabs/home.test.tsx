import { PATHS } from '@/navigation/routes'

import { deferred } from '../../support/app/deferred'
import { aParcelDto } from '../../support/app/parcelFactories'
import { aTodo, aTodoSummaryDto } from '../../support/app/todoFactories'
import { tap } from '../../support/app/gestures'
import { byId, change } from '../../support/app/openPage'
import { flush, until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, type WireReply } from '../../support/app/Wire'

import { PRODUCTS, PARCELS, SUMMARY, homeWire, openHome } from './openHome'

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
})

describe('home, for visitors', () => {
  it.each([
    ['go-calculate', `navigateTo ${PATHS.calculate}`],
    ['to-calculator', `navigateTo ${PATHS.calculate}`],
    ['price-sg', `navigateTo ${PATHS.deliveryMethods}?to=sg`],
    ['all-prices', `navigateTo ${PATHS.deliveryMethods}`],
    ['to-methods', `navigateTo ${PATHS.deliveryMethods}`],
  ])('%s leads to what shipping costs', async (id, move) => {
    const { page, router } = await openHome({ isSignedIn: false })

    await tap(await until(() => byId(page, id)))

    expect(router.moves).toEqual([move])
  })
})

describe('home, signed in', () => {
  it('greets the customer with their code, what is to do and the latest parcels', async () => {
    const { page, wire } = await openHome()

    await until(() => page.text().includes('GD10001'))
    for (const text of [
      '您好，Ada',
      '7 件在仓 · 11.2 kg',
      '2 件到仓未申报',
      '剩 3 天',
      '最晚 12 月 2 日付款',
      '¥78.48',
      'SF777',
    ])
      expect(page.text()).toContain(text)
    expect(wire.unprepared).toEqual([])
  })

  it.each([
    ['todo-undeclared', `navigateTo ${PATHS.undeclaredParcel}`],
    ['todo-pendingPayment', `navigateTo ${PATHS.payOrder}?id=8`],
    ['todo-storageEnding', `navigateTo ${PATHS.parcelDetail}?id=7`],
    ['now-ship', `navigateTo ${PATHS.selectToSubmit}`],
    ['search-parcels', `navigateTo ${PATHS.parcelSearch}`],
    ['scan-parcel', `navigateTo ${PATHS.parcelSearch}?scan=1`],
    ['my-code', `switchTab ${PATHS.warehouseAddress}`],
    ['parcel-7', `navigateTo ${PATHS.parcelDetail}?id=7`],
    ['go-createParcel', `navigateTo ${PATHS.createParcel}`],
    ['go-parcelList', `navigateTo ${PATHS.parcelList}`],
    ['go-batchDeclare', `navigateTo ${PATHS.batchDeclare}`],
    ['go-tracking', `navigateTo ${PATHS.tracking}`],
    ['go-calculate', `navigateTo ${PATHS.calculate}`],
    ['all-picks', `switchTab ${PATHS.store}`],
  ])('%s leads on', async (id, move) => {
    const { page, router } = await openHome()

    await tap(await until(() => byId(page, id)))

    expect(router.moves).toEqual([move])
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
