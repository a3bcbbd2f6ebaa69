import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'

import { deferred } from '../../support/app/deferred'
import { aParcelDto, aStorageDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, change } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, refusal, type WireReply } from '../../support/app/Wire'

import { LIST, openList } from './parcelList'

const skeletonsIn = (root: Element) => root.querySelectorAll('.list-skeleton').length

describe('parcel list page', () => {
  it('asks who is there before it shows anything', async () => {
    const { page, wire, router } = await openList({ isSignedIn: false })

    expect(page.text()).toContain('登录后查看您的包裹')
    expect(wire.calls).toEqual([])
    await tap(byId(page, 'sign-in'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.parcelList)}`,
    ])
  })

  it('shows the shape of a list until the answer is there', async () => {
    const answer = deferred<WireReply>()
    const { page } = await openList({ replies: [answer.promise] })
    expect(skeletonsIn(page.root)).toBe(1)

    answer.resolve(pageOf([aParcelDto({ expressNumber: 'SF777' })]))

    await until(() => page.text().includes('SF777'))
    expect(skeletonsIn(page.root)).toBe(0)
  })

  it('shows name, number, status and weight of each parcel', async () => {
    const parcel = aParcelDto({
      expressNumber: 'SF1',
      declaredName: '连衣裙',
      statusDisplayName: '已入库',
      status: ParcelStatus.Inbound,
      weight: 1.256,
    })
    const { page } = await openList({ replies: [pageOf([parcel])] })

    await until(() => page.text().includes('SF1'))
    for (const text of ['连衣裙', '已入库', '1.26 kg', '没有更多了']) expect(page.text()).toContain(text)
  })

  it('tells the free storage that is left, and what storage costs without it', async () => {
    const DAY_MS = 86_400_000
    const stored = (id: string, daysLeft: number) =>
      aParcelDto({
        id,
        status: ParcelStatus.Inbound,
        weight: 1.2,
        storage: aStorageDto({
          inboundTime: new Date(Date.now() - 20 * DAY_MS).toISOString(),
          freeUntil: new Date(Date.now() + (daysLeft + 0.5) * DAY_MS).toISOString(),
          accruedFee: daysLeft < 0 ? '3.00' : '0.00',
        }),
      })
    const { page } = await openList({ replies: [pageOf([stored('free', 25), stored('over', -3)])] })

    const free = await until(() => page.root.querySelector('#parcel-free'))
    const over = byId(page, 'parcel-over')
    expect(free.textContent).toContain('1.20 kg · 在仓 5 天 · 免费剩 25 天')
    expect(free.querySelector('.storage-bar__left--danger')).toBeNull()
    expect(over.textContent).toContain('1.20 kg · 超期 3 天 · 已产生 ¥3.00')
    expect(over.querySelector('.storage-bar__left--danger')).not.toBeNull()
  })

  it.each(['999', '063', 'none', ''])(
    'shows all parcels where a link names a status that is none: “%s”',
    async (status) => {
      const { page, wire } = await openList({ params: { status }, replies: [pageOf([aParcelDto()])] })

      await until(() => wire.callsTo(LIST).length)
      expect(wire.lastCallTo(LIST).body).not.toHaveProperty('status')
      expect(byId(page, 'tab-all').getAttribute('aria-selected')).toBe('true')
    },
  )

  it('says which parcels wait for a declaration', async () => {
    const parcel = aParcelDto({
      id: 'p1',
      expressNumber: 'SF1',
      isDeclared: false,
      declaredName: null,
      itemQuantity: null,
    })
    const { page, router } = await openList({ replies: [pageOf([parcel])] })

    const row = await until(() => page.root.querySelector('#parcel-p1'))
    expect(row.textContent?.split('未申报')).toHaveLength(2)
    expect(row.textContent).toContain('SF1')

    await tap(byId(page, 'declare-SF1'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.createParcel}?expressNumber=SF1`])
  })

  it('says what to do when there is no parcel', async () => {
    const { page, router } = await openList()
    await until(() => page.text().includes('还没有包裹'))

    await tap(page.getByText('仓库地址'))

    expect(router.moves).toEqual([`switchTab ${PATHS.warehouseAddress}`])
  })

  it.each([
    ['no connection', noAnswer(), '网络不可用，请检查连接后重试'],
    ['a failing server', refusal(500, { message: '服务器开小差了' }), '服务器开小差了'],
  ])('offers another try after %s', async (_failure, failure, text) => {
    const { page } = await openList({ replies: [failure, pageOf([aParcelDto({ expressNumber: 'SF9' })])] })
    await until(() => page.text().includes(text))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('SF9'))
    expect(page.text()).not.toContain(text)
  })

  it('opens with the status of its link', async () => {
    const { page, wire } = await openList({ params: { status: '63' } })

    await until(() => page.text().includes('这个状态下没有包裹'))
    expect(wire.lastCallTo(LIST).body).toMatchObject({ status: 63 })
  })

  it('takes a link with a broken status for one without', async () => {
    const { wire } = await openList({ params: { status: 'x' } })

    await until(() => wire.callsTo(LIST).length)
    expect(wire.lastCallTo(LIST).body).toEqual({ skipCount: 0, maxResultCount: 7 })
  })

  it('opens the parcel that was tapped', async () => {
    const { page, router } = await openList({ replies: [pageOf([aParcelDto({ id: 'p/1' })])] })
    await until(() => page.root.querySelector('[id="parcel-p/1"]'))

    await tap(byId(page, 'parcel-p/1'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelDetail}?id=p%2F1`])
  })

  it('shows nothing of one customer to the next', async () => {
    const { page, stores } = await openList({ replies: [pageOf([aParcelDto({ expressNumber: 'SF-ADA' })])] })
    await until(() => page.text().includes('SF-ADA'))

    await change(() => stores.session.expire())

    await until(() => page.text().includes('登录后查看您的包裹'))
    expect(page.text()).not.toContain('SF-ADA')
  })
})
