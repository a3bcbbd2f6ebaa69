import { PATHS } from '@/navigation/routes'
import MyWalletPage from '@/pages/users/my-wallet/my-wallet'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf } from '../../support/app/Wire'

import { ACCOUNT, anAccountDto, anEntryDto, fundWire, LOGS, monthsDto, MONTHS, openWallet } from './fundWire'

async function openFilled(...given: Parameters<typeof openWallet>) {
  const opened = await openWallet(...given)
  await until(() => opened.page.root.querySelector('[id^="entry-"]'))
  return opened
}

describe('the wallet’s head', () => {
  it('shows the balance, what is about to change it, and how many orders wait', async () => {
    const { page } = await openFilled()

    expect(byId(page, 'balance').textContent).toBe('¥332.43')
    expect(byId(page, 'reserved').textContent).toBe('待出库扣款 ¥85.98')
    expect(byId(page, 'under-review').textContent).toBe('审核中 ¥200.00')
    expect(byId(page, 'pending-pay').textContent).toBe('待付款 1 笔')
  })

  it.each([
    ['reserved', `${PATHS.orderList}?status=30`],
    ['under-review', `${PATHS.topupList}?status=6`],
    ['top-up', PATHS.topUp],
    ['pending-pay', PATHS.pendingPay],
    ['all-entries', PATHS.fundAccountLog],
    ['topup-records', PATHS.topupList],
    ['my-coupons', PATHS.myCoupon],
    ['month-2026-10', `${PATHS.fundAccountLog}?month=2026-10`],
  ])('leads from %s to %s', async (id, url) => {
    const { page, router } = await openFilled()

    await tap(byId(page, id))

    expect(router.moves).toEqual([`navigateTo ${url}`])
  })

  it('hides what is zero', async () => {
    const account = anAccountDto({ reserved: '0.00', underReview: '0.00', pendingPayCount: 0 })
    const { page } = await openFilled(fundWire().on(ACCOUNT, ok(account)))

    expect(page.root.querySelector('#reserved')).toBeNull()
    expect(page.root.querySelector('#under-review')).toBeNull()
    expect(byId(page, 'pending-pay').textContent).toBe('待付款')
  })

  it('goes back, or to Mine when it was opened from a link', async () => {
    const inside = await openFilled()
    await tap(byId(inside.page, 'back'))
    expect(inside.router.moves).toEqual(['navigateBack'])

    const fromLink = await openFilled(undefined, [])
    await tap(byId(fromLink.page, 'back'))
    expect(fromLink.router.moves).toEqual([`switchTab ${PATHS.mine}`])
  })
})

describe('the wallet’s cards', () => {
  it('say of each month what came in and went out', async () => {
    const opened = await openFilled()
    const label = () => byId(opened.page, 'month-2026-11').getAttribute('aria-label')

    expect(label()).toBe('11 月，收入 ¥200.00，支出 ¥96.40')
    await switchLanguage(opened, 'en')
    expect(label()).toBe('Nov: ¥200.00 in, ¥96.40 out')
    expect(byId(opened.page, 'reserved').textContent).toBe('Auto-pay due ¥85.98')
  })

  it('show the last entries by day', async () => {
    const { page } = await openFilled()

    expect(byId(page, 'entries').textContent).toBe(
      '余额明细全部' +
        '今天充值 · 微信收款码+¥200.00T26112200000004余额 ¥332.43' +
        '集运订单−¥96.40L261121000009余额 ¥132.43' +
        '11 月 20 日推荐 李** 的奖励+¥10.00人工调整余额 ¥228.83',
    )
  })

  it('invite a newcomer to top up, and have no bars', async () => {
    const none = monthsDto({ months: [{ month: '2026-11', moneyIn: '0.00', moneyOut: '0.00' }] })
    const account = anAccountDto({ balance: '0.00', reserved: '0.00', underReview: '0.00' })
    const wire = fundWire().on(ACCOUNT, ok(account)).on(MONTHS, ok(none)).on(LOGS, pageOf([]))
    const { page } = await openWallet(wire)

    await until(() => page.text().includes('还没有余额变动'))
    expect(page.text()).toContain('充值后，订单出库时可自动扣款')
    expect(page.root.querySelector('#months, #all-entries')).toBeNull()
  })

  it('fail and are retried one by one', async () => {
    const wire = fundWire()
      .on(ACCOUNT, noAnswer(), ok(anAccountDto()))
      .on(MONTHS, noAnswer(), ok(monthsDto()))
      .on(LOGS, noAnswer(), pageOf([anEntryDto('3')]))
    const { page } = await openWallet(wire)
    await until(() => page.text().includes('每月收支加载失败'))

    await tap(byId(page, 'retry-balance'))
    await until(() => byId(page, 'balance').textContent === '¥332.43')
    expect(page.root.querySelector('#month-2026-11, #entry-3')).toBeNull()

    await tap(byId(page, 'months').querySelector('.button') as Element)
    await until(() => byId(page, 'month-2026-11'))
    expect(page.root.querySelector('#entry-3')).toBeNull()

    await tap(byId(page, 'retry'))
    await until(() => byId(page, 'entry-3'))
    expect(wire.calls.filter(({ path }) => path.includes('fund-management'))).toHaveLength(6)
  })
})

it('asks a visitor to sign in, and still leads back', async () => {
  const { page, wire } = await openPage(MyWalletPage, PATHS.myWallet)

  expect(page.text()).toContain('登录后查看余额')
  expect(byId(page, 'back').getAttribute('aria-label')).toBe('返回')
  expect(wire.calls).toEqual([])
})
