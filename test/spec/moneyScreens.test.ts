import { TopupStatus } from '@/model/enumerations/funds'
import { PATHS } from '@/navigation/routes'
import MyReferralPage from '@/pages-user-referral/my-referral/my-referral'
import * as drawing from '@/platform/file/drawPicture'

import { CENTRE, collectCall, MINE, openCentre, openMine } from '../component/coupon/couponWire'
import { openLog, openWallet } from '../component/funds/fundWire'
import { fillIn, openTopUp } from '../component/funds/toppingUp'
import { openTopup, topupWire } from '../component/funds/topupWire'
import { aReferralDto } from '../component/referral/referralFactories'
import { aCentreCouponDto, aMyCouponDto } from '../support/app/couponFactories'
import { tap } from '../support/app/gestures'
import { byId, openPage } from '../support/app/openPage'
import { rememberSession } from '../support/app/startApp'
import { aTopupDetailDto, anEndedDto } from '../support/app/topupFactories'
import { until } from '../support/app/until'
import { ok, page as pageOf, Wire } from '../support/app/Wire'

// Spec section 2, "What screens let a user do", as far as it is about money.

describe('wallet', () => {
  it('shows the balance', async () => {
    const { page } = await openWallet()

    await until(() => byId(page, 'balance').textContent === '¥332.43')
  })

  it('shows the balance details (fund account log)', async () => {
    const { page } = await openLog()

    await until(() => page.text().includes('充值 · 微信收款码+¥200.00T26112200000004余额 ¥332.43'))
  })

  it('can be topped up, with a result page', async () => {
    const opened = await openTopUp()
    await fillIn(opened)

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.topupResult}?id=t1`])
  })

  it.each([
    ['customer service reviews it', aTopupDetailDto(), '客服审核中'],
    ['it was a success', anEndedDto(TopupStatus.Paid), '充值成功'],
    ['it was unsuccessful', anEndedDto(TopupStatus.Cancalled, { rejectReason: '看不清' }), '充值未成功'],
  ])('says of a top-up that %s', async (_what, topup, text) => {
    const { page } = await openTopup(topupWire(ok(topup)))

    expect(byId(page, 'topup-status').textContent).toContain(text)
  })
})

describe('coupons', () => {
  it('are paged by status: available, used, expired', async () => {
    const { page, wire } = await openMine([pageOf([aMyCouponDto('1')])])
    await until(() => byId(page, 'coupon-1'))

    for (const tab of ['tab-10', 'tab-20']) await tap(byId(page, tab))

    const asked = wire.callsTo(MINE).map(({ body }) => (body as { statuses: readonly number[] }).statuses[0])
    expect(asked).toEqual([1, 10, 20])
    expect([...page.root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
      '可用',
      '已使用',
      '已过期',
    ])
  })

  it('can be taken in the collection centre', async () => {
    const wire = new Wire().on(CENTRE, pageOf([aCentreCouponDto('a')]))
    const { page } = await openCentre(wire.on(collectCall('a'), ok(aMyCouponDto('1'))))

    await tap(await until(() => byId(page, 'collect-a')))

    await until(() => byId(page, 'use-a'))
    expect(wire.callsTo(collectCall('a'))).toHaveLength(1)
  })
})

describe('the rest', () => {
  it('referral', async () => {
    rememberSession()
    jest.spyOn(drawing, 'drawPicture').mockResolvedValue('poster.png')
    const wire = new Wire().on('GET /api/u/referral/my', ok(aReferralDto()))
    const { page } = await openPage(MyReferralPage, PATHS.myReferral, { wire })

    await until(() => byId(page, 'referral-code').textContent === 'FRIEND1')
  })
})
