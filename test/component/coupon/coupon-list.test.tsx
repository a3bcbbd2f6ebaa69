import { PATHS } from '@/navigation/routes'
import CouponListPage from '@/pages/users/my-coupon/coupon-list/coupon-list'

import { aCentreCouponDto, aMyCouponDto } from '../../support/app/couponFactories'
import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type WireReply } from '../../support/app/Wire'

import { CENTRE, collectCall, openCentre } from './couponWire'

const COLLECT = collectCall('a')
const collectable = aCentreCouponDto('a', { stockLeft: 12 })
const collected = aCentreCouponDto('a', {
  stockLeft: 11,
  canCollect: false,
  isCollected: true,
  canUse: true,
})
const soldOut = aCentreCouponDto('a', { stockLeft: 0, canCollect: false, reasonDisplayName: '已被领完' })

async function openWith(wire: Wire) {
  const opened = await openCentre(wire)
  await until(() => byId(opened.page, 'centre-a'))
  return opened
}

const cardOf = ({ page }: Awaited<ReturnType<typeof openWith>>) => byId(page, 'centre-a').textContent

describe('the coupon centre', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(CouponListPage, PATHS.couponList)

    expect(page.text()).toContain('登录后领取优惠券')
    expect(wire.calls).toEqual([])
  })

  it('shows how long a coupon will be valid, and how many are left', async () => {
    const many = aCentreCouponDto('b', { stockLeft: 480, lastDay: '2026-12-31' })
    const { page } = await openWith(
      new Wire().on(CENTRE, pageOf([collectable, many, { ...soldOut, id: 'c' }])),
    )

    for (const words of ['领取后 30 天内有效', '仅剩 12 张'])
      expect(byId(page, 'centre-a').textContent).toContain(words)
    for (const words of ['领取后 30 天内有效，最晚至 2026-12-31', '剩余 480 张'])
      expect(byId(page, 'centre-b').textContent).toContain(words)
    expect(byId(page, 'centre-c').textContent).toContain('已领完')
    expect(page.root.querySelector('#collect-c')).toBeNull()
  })

  it('says that there are none, and offers another try when it cannot be read', async () => {
    const { page } = await openCentre(new Wire().on(CENTRE, noAnswer(), pageOf([])))

    await tap(await until(() => byId(page, 'retry')))

    await until(() => page.text().includes('暂时没有可以领取的优惠券'))
  })
})

describe('collecting a coupon', () => {
  it('shows it as collected before the list is read again, and leads to where it is used', async () => {
    const reread = deferred<WireReply>()
    const wire = new Wire()
      .on(CENTRE, pageOf([collectable]), reread.promise)
      .on(COLLECT, ok(aMyCouponDto('1')))
    const opened = await openWith(wire)

    await tap(byId(opened.page, 'collect-a'))

    await until(() => byId(opened.page, 'use-a'))
    expect(cardOf(opened)).toContain('仅剩 11 张')
    expect(opened.toast).toHaveBeenCalledTimes(1)
    reread.resolve(pageOf([collected]))
    await tap(await until(() => byId(opened.page, 'use-a')))
    expect(opened.router.moves).toEqual([`navigateTo ${PATHS.selectToSubmit}`])
  })

  it('offers another one as soon as the list says that there is', async () => {
    const another = { ...collected, canCollect: true }
    const wire = new Wire().on(CENTRE, pageOf([collectable]), pageOf([another]))
    const opened = await openWith(wire.on(COLLECT, ok(aMyCouponDto('1'))))

    await tap(byId(opened.page, 'collect-a'))

    await until(() => cardOf(opened).includes('再领一张'))
  })

  it('stays collected on screen when the list can’t be read again', async () => {
    const wire = new Wire().on(CENTRE, pageOf([collectable]), noAnswer()).on(COLLECT, ok(aMyCouponDto('1')))
    const opened = await openWith(wire)

    await tap(byId(opened.page, 'collect-a'))
    await until(() => opened.wire.callsTo(CENTRE).length === 2)

    expect(byId(opened.page, 'use-a')).toBeTruthy()
  })

  it('happens once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openWith(new Wire().on(CENTRE, pageOf([collectable])).on(COLLECT, answer.promise))

    const button = byId(opened.page, 'collect-a')
    await tap(button)
    await tap(button)
    answer.resolve(ok(aMyCouponDto('1')))
    await until(() => byId(opened.page, 'use-a'))

    expect(opened.wire.callsTo(COLLECT)).toHaveLength(1)
  })

  it('is the same command when it is tried again after a lost answer', async () => {
    const wire = new Wire().on(CENTRE, pageOf([collectable])).on(COLLECT, noAnswer(), ok(aMyCouponDto('1')))
    const opened = await openWith(wire)

    await tap(byId(opened.page, 'collect-a'))
    await until(() => opened.toast.mock.calls.length === 1)
    await tap(byId(opened.page, 'collect-a'))
    await until(() => byId(opened.page, 'use-a'))

    const [first, second] = opened.wire.callsTo(COLLECT).map(({ header }) => header['Idempotency-Key'])
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })

  it('says so when others were faster, and shows that none is left', async () => {
    const message = '无法领取：已被领完'
    const wire = new Wire().on(CENTRE, pageOf([collectable]), pageOf([soldOut]))
    const opened = await openWith(wire.on(COLLECT, refusal(409, { code: 'CouponNotCollectable', message })))

    await tap(byId(opened.page, 'collect-a'))

    await until(() => cardOf(opened).includes('已领完'))
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: message }))
    expect(opened.page.root.querySelector('#collect-a')).toBeNull()
  })

  it('removes a coupon that is no longer offered', async () => {
    const wire = new Wire().on(CENTRE, pageOf([collectable]), pageOf([]))
    const opened = await openWith(wire.on(COLLECT, refusal(404)))

    await tap(byId(opened.page, 'collect-a'))

    await until(() => opened.page.text().includes('暂时没有可以领取的优惠券'))
    expect(opened.modal).toHaveBeenCalledTimes(1)
  })
})
