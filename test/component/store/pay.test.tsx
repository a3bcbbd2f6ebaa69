import { PATHS } from '@/navigation/routes'
import PayPage from '@/pages-store/store/pay/pay'

import { change, byId, openPage, switchLanguage } from '../../support/app/openPage'
import { tap } from '../../support/app/gestures'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type Wire } from '../../support/app/Wire'

import {
  aStoreOrderDto,
  cancelledStoreOrder,
  ORDER,
  paidStoreOrder,
  PAY,
  storeWire,
  USER,
  withBalance,
} from './storeWire'

async function openPay(wire: Wire = storeWire()) {
  rememberSession()
  const opened = await openPage(PayPage, PATHS.payStoreOrder, {
    wire,
    params: { id: 'm1' },
    below: [`${PATHS.product}?id=7`],
  })
  await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
  return opened
}

describe('a mall order to pay for', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(PayPage, PATHS.payStoreOrder, { params: { id: 'm1' } })

    expect(page.text()).toContain('登录后付款')
    expect(wire.calls).toEqual([])
  })

  it('is charged at the total on screen, and leads to the parcel', async () => {
    const opened = await openPay(storeWire().on(ORDER, ok(aStoreOrderDto()), ok(paidStoreOrder())))
    const { page, wire, router } = opened
    for (const text of ['瓷碗', '蓝 × 2', '账户余额¥100.00', '支付后余额¥80.00'])
      expect(page.text()).toContain(text)

    await tap(byId(page, 'pay'))

    expect((await successSheet(opened)).textContent).toContain('已用余额支付 ¥20.00，余额 ¥80.00')
    const { body, header } = wire.lastCallTo(PAY)
    expect(body).toEqual({ expectedTotal: '20.00' })
    expect(header['Idempotency-Key']).toBeTruthy()
    await tap(byId(page, 'see-parcel'))
    expect(router.moves).toEqual([`redirectTo ${PATHS.parcelDetail}?id=p9`])
  })

  it('says what the balance lacks, and offers to top up instead of paying', async () => {
    const { page, router } = await openPay(storeWire().on(USER, withBalance('5.00')))
    await until(() => page.text().includes('余额不足，还差 ¥15.00'))

    await tap(byId(page, 'top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}?amount=15.00`])
  })

  it('counts down, and is cancelled when the time is over', async () => {
    const soon = new Date(Date.now() + 61_000).toISOString()
    const wire = storeWire().on(
      ORDER,
      ok(aStoreOrderDto({ expirationTime: soon })),
      ok(cancelledStoreOrder('expire')),
    )
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    try {
      const opening = openPay(wire)
      await jest.advanceTimersByTimeAsync(100)
      const { page } = await opening
      expect(page.text()).toMatch(/请在 1:0[01] 内付款/)

      await change(() => jest.advanceTimersByTimeAsync(31_000))
      expect(page.text()).toContain('请在 0:30 内付款')
      await change(() => jest.advanceTimersByTimeAsync(31_000))

      expect(page.text()).toContain('超时未付款，订单已取消')
      expect(page.root.querySelector('#pay')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  it('reads in English too', async () => {
    const opened = await openPay()

    await switchLanguage(opened, 'en')

    expect(byId(opened.page, 'pay').textContent).toBe('Pay from balance')
  })
})

// What becomes of a payment whose answer is lost: test/unit/pages-logistics-order/logistics-order/pay.
describe('a mall order’s payment', () => {
  it('with another total is shown again', async () => {
    const wire = storeWire()
      .on(ORDER, ok(aStoreOrderDto()), ok(aStoreOrderDto({ total: '24.00' })))
      .on(PAY, refusal(409, { code: 'OrderTotalChanged', message: '金额已变' }))
    const { page } = await openPay(wire)

    await tap(byId(page, 'pay'))

    await until(() => page.text().includes('金额从 ¥20.00 变为 ¥24.00'))
  })

  it('that was made before counts as paid, without a dialog', async () => {
    const wire = storeWire()
      .on(ORDER, ok(aStoreOrderDto()), ok(paidStoreOrder()))
      .on(PAY, refusal(409, { code: 'StoreOrderMoveRefused' }))
    const opened = await openPay(wire)

    await tap(byId(opened.page, 'pay'))

    await successSheet(opened)
    expect(opened.modal).not.toHaveBeenCalled()
  })

  it('without a connection can be looked up, and isn’t sent again', async () => {
    const wire = storeWire()
      .on(ORDER, ok(aStoreOrderDto()), noAnswer(), ok(paidStoreOrder()))
      .on(PAY, noAnswer())
    const opened = await openPay(wire)

    await tap(byId(opened.page, 'pay'))

    await until(() => opened.page.text().includes('没有收到付款结果'))
    await tap(byId(opened.page, 'check'))
    await successSheet(opened)
    expect(wire.callsTo(PAY)).toHaveLength(1)
  })

  it.each([
    ['这个订单已付款', paidStoreOrder()],
    ['超时未付款，订单已取消', cancelledStoreOrder('expire')],
    ['这个订单已取消，不用付款', cancelledStoreOrder('cancel')],
  ])('isn’t asked for: %s', async (text, order) => {
    const { page, router } = await openPay(storeWire().on(ORDER, ok(order)))
    expect(page.text()).toContain(text)

    await tap(byId(page, 'to-order'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.storeOrderDetail}?id=m1`])
  })

  it('of somebody else’s order says that there is none', async () => {
    const { page } = await openPay(storeWire().on(ORDER, refusal(404)))

    expect(page.text()).toContain('没有找到这个订单')
  })
})
