import type { Dto } from '@/api/dto'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import { aParcelLogDto, aStorageDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, change } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, refusal } from '../../support/app/Wire'

import { aParcel, openDetail } from './parcelDetail'

const DAY_MS = 86_400_000

const weighed: Partial<Dto<'ParcelDetail'>> = {
  status: ParcelStatus.Inbound,
  statusDisplayName: '已入库',
  weight: 1.2,
  volumeWeight: 2.345,
  length: 30,
  width: 20,
  height: 10,
  volume: 0.006,
  inboundImages: [{ url: '/files/in.jpg', time: '2026-01-03T00:00:00Z' }],
}

describe('parcel detail page', () => {
  it('asks to sign in, and comes back here', async () => {
    const { page, wire, router } = await openDetail({ isSignedIn: false })
    expect(wire.calls).toEqual([])

    await tap(byId(page, 'sign-in'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.login}?redirect=${encodeURIComponent(`${PATHS.parcelDetail}?id=7`)}`,
    ])
  })

  it('says where the parcel is and what happens next', async () => {
    const { page, router } = await openDetail({
      replies: [aParcel({ expressNumber: 'SF777', declaredName: '连衣裙' })],
    })

    await until(() => page.text().includes('SF777'))
    for (const text of ['连衣裙', '未到仓', '顺丰速运', '仓库扫描到仓后这里会更新'])
      expect(page.text()).toContain(text)
    expect(page.root.querySelector('#parcel-measures')).toBeNull()
    expect(page.root.querySelector('#track-abroad')).toBeNull()
    await tap(byId(page, 'track'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.tracking}?number=SF777`])
  })

  it('says once of an undeclared parcel that it is, as its list does', async () => {
    const { page } = await openDetail({
      replies: [aParcel({ ...weighed, expressNumber: 'SF777', isDeclared: false, declaredName: null })],
    })

    await until(() => page.text().includes('SF777'))
    expect(page.text().split('未申报')).toHaveLength(2)
    expect(byId(page, 'parcel-status').textContent).toContain('未申报')
  })

  it('shows weight, size and photo once it is weighed', async () => {
    const { page } = await openDetail({ replies: [aParcel(weighed)] })

    await until(() => page.root.querySelector('#parcel-measures'))
    const figures = byId(page, 'parcel-measures').textContent
    for (const text of ['1.20', '2.35', '30 × 20 × 10', '0.0060', '称重于 2026-01-03', '广州仓'])
      expect(figures).toContain(text)
  })

  it('marks the step the parcel is at, and ticks those before it', async () => {
    const { page } = await openDetail({ replies: [aParcel(weighed)] })

    const steps = await until(() => page.root.querySelectorAll('[role="listitem"]'))
    const current = page.root.querySelector('[aria-current="step"]')
    expect(Array.from(steps, ({ textContent }) => textContent)).toEqual([
      '预报',
      '到仓',
      '入库',
      '合箱',
      '签收',
    ])
    expect(current?.textContent).toBe('入库')
    const states = Array.from(steps, ({ className }) => /step--(\w+)/.exec(className)?.[1])
    expect(states).toEqual(['done', 'done', 'current', 'ahead', 'ahead'])
    const ticked = Array.from(steps, (step) => step.querySelector('.icon--check') !== null)
    expect(ticked).toEqual([true, true, false, false, false])
  })

  it('names the carrier’s number, and opens the order it travels in', async () => {
    const shipment = {
      orderId: 'o1',
      code: 'L261121000001',
      carrier: 'SingPost',
      internationalTrackingNumber: 'SP123456',
      pickupStation: null,
      pickupCode: null,
    }
    const { page, router } = await openDetail({
      replies: [aParcel({ ...weighed, status: ParcelStatus.Shipped, isSubmitted: true, shipment })],
    })

    const head = await until(() => byId(page, 'parcel-status'))
    expect(head.textContent).toContain('由 SingPost SP123456 承运')
    await tap(byId(page, 'track-abroad'))
    await tap(byId(page, 'to-order'))

    expect(byId(page, 'to-order').textContent).toContain('集运订单L261121000001')
    expect(router.moves).toEqual([
      `navigateTo ${PATHS.tracking}?number=SP123456`,
      `navigateTo ${PATHS.orderDetail}?id=o1`,
    ])
  })

  it('shows no row without a value', async () => {
    const { page } = await openDetail()

    const card = await until(() => byId(page, 'parcel-declaration'))
    for (const term of ['标签', '备注', '采购单号', '集运订单', '增值服务'])
      expect(card.textContent).not.toContain(term)
  })

  it('shows its history, newest first', async () => {
    const logs = [
      aParcelLogDto({ description: '仓库已称重', time: '2026-01-03T00:00:00Z' }),
      aParcelLogDto({ description: '您预报了包裹', time: '2026-01-02T00:00:00Z' }),
    ]
    const { page } = await openDetail({ replies: [aParcel({ logs })] })

    await until(() => page.root.querySelector('#parcel-log'))
    expect(byId(page, 'parcel-log').textContent).toMatch(/仓库已称重.*2026-01-03.*您预报了包裹.*2026-01-02/)
  })

  it('shows what was declared', async () => {
    const parcel = aParcel({
      declaredValue: '1280.5',
      declaredCurrency: 'CNY',
      itemQuantity: 3,
      tags: ['礼物', '衣服'],
      insurance: { isInsured: true, insuredValue: '1280.50', premium: '12.81', currencyCode: 'CNY' },
      remarks: null,
    })
    const { page } = await openDetail({ replies: [parcel] })

    await until(() => page.root.querySelector('#parcel-declaration'))
    const declaration = byId(page, 'parcel-declaration').textContent
    for (const text of ['¥1,280.50', '3', '礼物 · 衣服', '已保价 ¥1,280.50，保费 ¥12.81']) {
      expect(declaration).toContain(text)
    }
  })

  it.each([
    [10.5, '免费仓储到 12 月 20 日，还剩 10 天'],
    [0.5, '今天是免费仓储最后一天，之后每天 ¥0.50'],
    [-2.5, '已入库 · 超期 3 天'],
  ])('counts the days of free storage (%d left)', async (daysLeft, text) => {
    const now = Date.now()
    const storage = aStorageDto({
      inboundTime: new Date(now - 20 * DAY_MS).toISOString(),
      freeUntil: new Date(now + daysLeft * DAY_MS).toISOString(),
      lastFreeDay: '2026-12-20',
      dailyFee: '0.5',
    })
    const { page } = await openDetail({ replies: [aParcel({ ...weighed, storage })] })

    const head = await until(() => byId(page, 'parcel-status'))
    expect(head.textContent).toContain(text)
  })

  it('says that there is no such parcel, and leads to the list', async () => {
    const { page, router } = await openDetail({ replies: [refusal(404)], below: [] })
    await until(() => page.text().includes('没有找到这个包裹'))

    await tap(page.getByText('我的包裹'))

    expect(router.moves).toEqual([`reLaunch ${PATHS.parcelList}`])
  })

  it('offers another try when it cannot be read', async () => {
    const { page, wire } = await openDetail({ replies: [noAnswer(), aParcel({ expressNumber: 'SF777' })] })
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('SF777'))
    expect(wire.callsTo('POST /api/u/after-sales/list')).toHaveLength(1)
  })

  it('follows the parcel when it is pulled down, and keeps it when that fails', async () => {
    const { page, toast } = await openDetail({ replies: [aParcel(), aParcel(weighed), noAnswer()] })
    await until(() => page.text().includes('未到仓'))

    await page.pullDown()
    await until(() => page.text().includes('已入库'))
    expect(toast).not.toHaveBeenCalled()
    await page.pullDown()

    await until(() => toast.mock.calls.length)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '网络不可用，请检查连接后重试' }))
    expect(page.text()).toContain('已入库')
  })

  it('is gone from the screen when the session ends', async () => {
    const { page, stores } = await openDetail({ replies: [aParcel({ expressNumber: 'SF777' })] })
    await until(() => page.text().includes('SF777'))

    await change(() => stores.session.expire())

    expect(page.text()).not.toContain('SF777')
  })
})
