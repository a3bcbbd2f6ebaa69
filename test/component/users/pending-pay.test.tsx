import type { Dto } from '@/api/dto'
import { PATHS } from '@/navigation/routes'
import PendingPayPage from '@/pages/users/pending-pay/pending-pay'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { centsIn } from '../../support/app/readMoney'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { aTopupDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire } from '../../support/app/Wire'
import { TOPUPS } from '../funds/toppingUp'

const USER = 'GET /api/u/user'
const LIST = 'POST /api/u/fund-management/pending-pay/list'
const PAY = 'POST /api/u/fund-management/pending-pay/pay'
const PAY_MALL = 'POST /api/u/store/order/s1/pay'

function anEntry(id: string, total: string, changes: Partial<Dto<'PendingPay'>> = {}): Dto<'PendingPay'> {
  return {
    id,
    kind: 'L',
    code: `L-${id}`,
    displayName: '集运订单',
    image: null,
    total,
    currencyCode: 'CNY',
    creationTime: '2026-11-20T03:11:00Z',
    expirationTime: null,
    orderIds: [id],
    ...changes,
  }
}

const [one, two] = [anEntry('o1', '30.00'), anEntry('o2', '20.00')]
const batch = anEntry('LB', '50.00', { kind: 'LB', code: '', orderIds: ['o1', 'o2'] })
const mall = anEntry('s1', '5.00', {
  kind: 'STORE_PARCEL',
  displayName: '台灯 × 1',
  expirationTime: '2026-11-20T03:41:00Z',
})

const withBalance = (balance: string) =>
  ok(aUserDto({ id: 'ada', currentFundAccount: { balance, currencyCode: 'CNY', currencySymbol: '¥' } }))

const pendingWire = () =>
  new Wire()
    .on(USER, withBalance('100.00'))
    .on(LIST, pageOf([batch, one, two, mall]), pageOf([]))
    .on(PAY, ok({ balance: '50.00', currencyCode: 'CNY' }))
    .on(PAY_MALL, ok({}))

async function openPending(wire = pendingWire()) {
  rememberSession()
  const opened = await openPage(PendingPayPage, PATHS.pendingPay, { wire, below: [PATHS.mine] })
  await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
  return opened
}

describe('what waits for money', () => {
  it('is asked for once somebody has signed in', async () => {
    const { page, wire } = await openPage(PendingPayPage, PATHS.pendingPay)

    expect(page.text()).toContain('登录后付款')
    expect(wire.calls).toEqual([])
  })

  it('may be nothing', async () => {
    const { page } = await openPending(pendingWire().on(LIST, pageOf([])))

    expect(page.text()).toContain('没有待付款的订单')
    expect(page.root.querySelector('.action-bar')).toBeNull()
  })

  it('comes by kind, with its sum and what that leaves of the balance', async () => {
    const { page, wire } = await openPending()

    expect(byId(page, 'pending-orders').textContent).toContain('全选 2 个集运订单¥50.00')
    expect(byId(page, 'pending-store-orders').textContent).toContain('台灯 × 1')
    expect(byId(page, 'pending-s1').textContent).toContain('前付款，超时自动取消')
    expect(page.text()).toContain('已选 3 笔')
    expect(page.text()).toContain('支付后余额¥45.00')
    expect(wire.unprepared).toEqual([])
  })

  it('is all chosen after a retry', async () => {
    const { page } = await openPending(pendingWire().on(LIST, noAnswer(), pageOf([batch, one, two])))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('已选 2 笔'))
  })

  it('adds up to the cent, however many are chosen', async () => {
    const amounts = ['0.10', '0.20', '0.07', '0.00', '19.99', '1234567.89', '4503599.62', '33.33']
    const entries = amounts.map((total, index) => anEntry(`o${index}`, total))
    const { page } = await openPending(
      pendingWire()
        .on(LIST, pageOf([...entries, mall]))
        .on(USER, withBalance('99999999.99')),
    )
    for (const given of [null, 'pending-o5', 'pending-o1', 'pending-s1']) {
      if (given !== null) await tap(byId(page, given))

      const rows = Array.from(page.root.querySelectorAll('[aria-checked="true"] .row-card__status')).map(
        centsIn,
      )
      const [total = null] = page.root.querySelectorAll('.bar-total .money')
      expect(centsIn(total)).toBe(rows.reduce((sum, row) => sum + row, 0))
    }
  })

  it('leads from a shipment order to its bill, and to a mall order', async () => {
    const { page, router } = await openPending()

    await tap(byId(page, 'bill-o2'))
    await tap(byId(page, 'order-s1'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.payOrder}?id=o2`,
      `navigateTo ${PATHS.storeOrderDetail}?id=s1`,
    ])
  })

  it('is only what the customer chooses', async () => {
    const { page } = await openPending()

    await tap(byId(page, 'pending-batch'))
    expect(page.text()).toContain('已选 1 笔')
    await tap(byId(page, 'pending-s1'))

    expect(page.text()).toContain('请选择要付款的订单')
    expect(byId(page, 'pay').getAttribute('aria-disabled')).toBe('true')
  })

  it('is not offered for payment beyond the balance', async () => {
    const { page, router } = await openPending(pendingWire().on(USER, withBalance('54.00')))
    expect(page.text()).toContain('余额不足，还差 ¥1.00')

    await tap(byId(page, 'pending-s1'))
    expect(byId(page, 'pay')).toBeTruthy()
    await tap(byId(page, 'pending-s1'))
    await tap(byId(page, 'top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}?amount=1.00`])
  })

  it('says which top-up is under review, and follows it', async () => {
    const { page, router } = await openPending(
      pendingWire()
        .on(USER, withBalance('54.00'))
        .on(TOPUPS, pageOf([aTopupDto({ creditedAmount: '200.00' })])),
    )
    await until(() => page.text().includes('还差 ¥1.00；另有 ¥200.00 充值正在审核'))

    await tap(byId(page, 'follow-top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topupList}`])
  })

  it('reads in English too', async () => {
    const opened = await openPending()

    await switchLanguage(opened, 'en')

    expect(opened.page.text()).toContain('All 2 shipment orders')
    expect(opened.page.text()).toContain('3 selected')
  })
})

describe('paying for several things', () => {
  it('says that they are paid, and leads to the orders', async () => {
    const opened = await openPending()

    await tap(byId(opened.page, 'pay'))

    const sheet = await successSheet(opened)
    expect(sheet.textContent).toContain('已用余额支付 3 笔，共 ¥55.00，余额 ¥45.00')
    expect(opened.wire.lastCallTo(PAY).body).toEqual({ orderIds: ['o1', 'o2'], expectedTotal: '50.00' })
    expect(opened.wire.lastCallTo(PAY_MALL).body).toEqual({ expectedTotal: '5.00' })
    await tap(byId(opened.page, 'see-orders'))
    expect(opened.router.moves).toEqual([`navigateTo ${PATHS.orderList}`])
  })

  it('says which were not paid and why, beside each, without a dialog', async () => {
    const wire = pendingWire()
      .on(LIST, pageOf([batch, one, two, mall]), pageOf([one]))
      .on(PAY, refusal(409, { code: 'OrderMoveRefused', message: '不能付款' }))
    const opened = await openPending(wire)

    await tap(byId(opened.page, 'pay'))

    await until(() => opened.page.text().includes('已付 1 笔，另有 2 笔没有付款'))
    expect(opened.page.text()).toContain('L-o2：已不需要付款，可能已付过或已取消')
    expect(byId(opened.page, 'pending-o1').textContent).toContain('没有付款，请再付一次')
    expect(opened.modal).not.toHaveBeenCalled()
    expect(opened.page.root.querySelector('#success')).toBeNull()
  })

  it('without an answer is looked up before anything is sent again', async () => {
    const wire = pendingWire()
      .on(LIST, pageOf([mall]), noAnswer(), noAnswer(), pageOf([]))
      // Lower than the total once it's paid.
      .on(USER, withBalance('6.00'), withBalance('1.00'))
      .on(PAY_MALL, noAnswer(), ok({}))
    const opened = await openPending(wire)

    await tap(byId(opened.page, 'pay'))

    await until(() => opened.page.text().includes('没有收到付款结果'))
    await tap(byId(opened.page, 'check'))
    await successSheet(opened)
    const keys = wire.callsTo(PAY_MALL).map(({ header }) => header['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
