import { MyCouponStatus } from '@/model/enumerations/coupon'
import { PATHS } from '@/navigation/routes'
import MyCouponPage from '@/pages/users/my-coupon/my-coupon'

import { aMyCouponDto } from '../../support/app/couponFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf } from '../../support/app/Wire'

import { MINE, openMine } from './couponWire'

const { USED, EXPIRED, CANCEL } = MyCouponStatus

const rate = {
  couponType: 20,
  couponTypeDisplayName: '折扣券',
  discountAmount: null,
  discountRate: '0.15',
  maximumDiscount: '50.00',
} as const

describe('the customer’s coupons', () => {
  it('ask to sign in first', async () => {
    const { page, wire } = await openPage(MyCouponPage, PATHS.myCoupon)

    expect(page.text()).toContain('登录后查看您的优惠券')
    expect(wire.calls).toEqual([])
  })

  it('show their discount, minimum spend, scope and last day', async () => {
    const coupon = aMyCouponDto('1', {
      displayName: '海运券',
      minimumSpend: '100.00',
      lastDay: '2026-12-23',
      daysLeft: 3,
      transportationChannels: [
        { id: 'a', displayName: '海运经济线' },
        { id: 'b', displayName: '海运拼箱' },
      ],
    })
    const { page } = await openMine([pageOf([coupon])])

    const text = (await until(() => byId(page, 'coupon-1'))).textContent
    for (const words of [
      '¥15',
      '海运券',
      '优惠券 · 运费券',
      '满 ¥100 可用',
      '有效期至 2026-12-23',
      '还剩 3 天',
    ])
      expect(text).toContain(words)
    expect(text).toContain('集运订单可用 · 仅限 海运经济线 / 海运拼箱')
  })

  it('show a rate as tenths in Chinese and as percent in English', async () => {
    const opened = await openMine([pageOf([aMyCouponDto('1', rate)])])
    const card = await until(() => byId(opened.page, 'coupon-1'))
    for (const words of ['8.5折', '无门槛', '最多减 ¥50', '全部运送方式', '长期有效'])
      expect(card.textContent).toContain(words)

    await switchLanguage(opened, 'en')

    await until(() => byId(opened.page, 'coupon-1').textContent.includes('15% off'))
  })

  it('lead to the parcels that they can be used for', async () => {
    const { page, router } = await openMine([pageOf([aMyCouponDto('1')])])

    await tap(await until(() => byId(page, 'use-1')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.selectToSubmit}`])
  })

  it('say when they become valid', async () => {
    const coupon = aMyCouponDto('1', { hasBegun: false, firstDay: '2026-12-01', lastDay: '2026-12-31' })
    const { page } = await openMine([pageOf([coupon])])

    await until(() => byId(page, 'coupon-1').textContent.includes('2026-12-01 至 2026-12-31 可用'))
    expect(byId(page, 'coupon-1').textContent).toContain('尚未生效')
    expect(page.root.querySelector('#use-1')).toBeNull()
  })
})

describe('coupons that are over', () => {
  it('lead to the order they were used for', async () => {
    const used = aMyCouponDto('1', { status: USED, orderId: 'o1', usedTime: '2026-11-20T04:00:00Z' })
    const { page, router } = await openMine([pageOf([used])], { status: '10' })

    await until(() => byId(page, 'coupon-1').textContent.includes('2026-11-20 已使用'))
    await tap(byId(page, 'order-1'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.orderDetail}?id=o1`])
  })

  it('say whether they expired or were made void, and when', async () => {
    const expired = aMyCouponDto('1', {
      status: EXPIRED,
      statusDisplayName: '已过期',
      lastDay: '2026-11-18',
      daysLeft: -2,
    })
    const voided = aMyCouponDto('2', {
      status: CANCEL,
      statusDisplayName: '已作废',
      voidTime: '2026-11-19T04:00:00Z',
    })
    const { page, wire } = await openMine([pageOf([expired, voided])], { status: '30' })

    await until(() => byId(page, 'coupon-1').textContent.includes('2026-11-18 到期'))
    expect(byId(page, 'coupon-1').textContent).toContain('已过期')
    for (const words of ['已作废', '2026-11-19 由客服作废'])
      expect(byId(page, 'coupon-2').textContent).toContain(words)
    expect(wire.lastCallTo(MINE).body).toMatchObject({ statuses: [EXPIRED, CANCEL] })
  })
})

describe('the list of coupons', () => {
  it('is read by tab', async () => {
    const { page, wire } = await openMine([pageOf([aMyCouponDto('1')]), pageOf([])])
    await until(() => byId(page, 'coupon-1'))

    await tap(byId(page, 'tab-10'))

    await until(() => page.text().includes('还没有用过优惠券'))
    const asked = wire.callsTo(MINE).map(({ body }) => (body as { statuses: number[] }).statuses)
    expect(asked).toEqual([[1], [10]])
  })

  it('leads to the coupon centre, also while it is empty', async () => {
    const { page, router } = await openMine([pageOf([])])

    await tap(await until(() => byId(page, 'to-centre')))
    await tap(byId(page, 'coupon-centre'))

    expect(router.moves).toEqual(Array(2).fill(`navigateTo ${PATHS.couponList}`))
  })

  it('offers another try when it cannot be read', async () => {
    const { page } = await openMine([noAnswer(), pageOf([aMyCouponDto('1')])])

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'coupon-1'))
  })
})
