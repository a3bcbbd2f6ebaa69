import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import PayOrderPage from '@/pages-logistics-order/logistics-order/pay/pay'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { aBillOf, aCouponDto, aDearerBillDto } from '../../support/app/orderFactories'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal } from '../../support/app/Wire'

import {
  BILL,
  COUPONS,
  dueOrder,
  openPay,
  ORDER,
  paidOrder,
  PAY,
  payWire,
  USER,
  withBalance,
} from './payWire'

describe('an order to pay for', () => {
  it('loads its coupons on a retry, too', async () => {
    const { page } = await openPay(
      payWire()
        .on(ORDER, noAnswer(), ok(dueOrder()))
        .on(COUPONS, pageOf([aCouponDto('c1')])),
    )

    await tap(byId(page, 'retry'))

    await until(() => byId(page, 'coupon').textContent?.includes('1'))
  })

  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(PayOrderPage, PATHS.payOrder, { params: { id: 'o1' } })

    expect(page.text()).toContain('登录后付款')
    expect(wire.calls).toEqual([])
  })

  it('shows its bill and what is left of the balance', async () => {
    const { page, wire } = await openPay()

    const texts = ['L261121000001', '国际运费', '¥72.00', '¥85.98', '比预估多 ¥13.98', '支付后余额¥14.02']
    for (const text of [...texts, '账户余额¥100.00']) expect(page.text()).toContain(text)
    expect(wire.unprepared).toEqual([])
  })

  it('says why it costs more than estimated, and where to ask', async () => {
    const order = dueOrder('87.00', { actualBill: aDearerBillDto() })
    const { page, router } = await openPay(payWire().on(ORDER, ok(order)))
    expect(byId(page, 'bill').textContent).toContain('计费由 1.5 kg 变为 2 kg+¥15.00')

    await tap(byId(page, 'ask-0'))

    expect(router.moves[0]).toContain(`${PATHS.createAfterSales}?orderId=o1&kind=BILL_DISPUTE`)
  })

  it('is charged at the total on screen, and leads to the order', async () => {
    const opened = await openPay()
    const { page, wire, router } = opened

    await tap(byId(page, 'pay'))

    const sheet = await successSheet(opened)
    expect(sheet.textContent).toContain('已用余额支付 ¥85.98，余额 ¥14.02')
    const { body, header } = wire.lastCallTo(PAY)
    expect(body).toEqual({ expectedTotal: '85.98' })
    expect(header['Idempotency-Key']).toBeTruthy()
    expect(page.root.querySelectorAll('#see-order')).toHaveLength(1)
    await tap(byId(page, 'see-order'))
    expect(router.moves).toEqual([`redirectTo ${PATHS.orderDetail}?id=o1`])
  })

  it('says why its coupons could not be loaded, and reloads them on demand', async () => {
    const { page } = await openPay(payWire().on(COUPONS, noAnswer(), pageOf([aCouponDto('c1')])))
    await until(() => byId(page, 'coupon').textContent?.includes('网络不可用'))

    await tap(byId(page, 'coupon'))

    await until(() => page.text().includes('券 c1'))
  })

  it('of ¥0.00 is confirmed as free', async () => {
    const wire = payWire()
      .on(ORDER, ok(dueOrder('0.00')))
      .on(PAY, ok(paidOrder('0.00')))
    const opened = await openPay(wire)
    expect(byId(opened.page, 'pay').textContent).toBe('确认，不用付款')
    expect(opened.page.text()).toContain('费用为 0，不用扣款')

    await tap(byId(opened.page, 'pay'))

    expect((await successSheet(opened)).textContent).toContain('这个订单不用付款')
  })

  it('says what the balance lacks, and offers to top up instead of paying', async () => {
    const { page, router } = await openPay(payWire().on(USER, withBalance('50.00')))
    expect(page.text()).toContain('余额不足，还差 ¥35.98')
    expect(page.root.querySelector('#pay')).toBeNull()

    await tap(byId(page, 'top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}?amount=35.98`])
  })

  it('can be paid with another coupon, at the bill that it leads to', async () => {
    const wire = payWire()
      .on(COUPONS, pageOf([aCouponDto('c2')]))
      .on(BILL, ok(aBillOf('70.98')))
    const { page } = await openPay(wire)
    await until(() => byId(page, 'coupon').textContent?.includes('可用 1 张，最多减 ¥15.00'))

    await tap(byId(page, 'coupon'))
    await tap(byId(page, 'coupon-c2'))

    await until(() => page.text().includes('支付后余额¥29.02'))
    expect(byId(page, 'coupon').textContent).toContain('减 ¥15.00')
    await tap(byId(page, 'pay'))
    expect(wire.lastCallTo(PAY).body).toEqual({ expectedTotal: '70.98', couponId: 'c2' })
  })

  it('reads in English too', async () => {
    const opened = await openPay()

    await switchLanguage(opened, 'en')

    expect(byId(opened.page, 'pay').textContent).toBe('Pay from balance')
    expect(opened.page.text()).toContain('Balance afterwards')
  })
})

describe('a payment that doesn’t go through', () => {
  it('for a changed total shows both totals and asks again', async () => {
    const wire = payWire()
      .on(ORDER, ok(dueOrder()), ok(dueOrder('90.00')))
      .on(PAY, refusal(409, { code: 'OrderTotalChanged', message: '费用已变' }), ok(paidOrder('90.00')))
    const opened = await openPay(wire)

    await tap(byId(opened.page, 'pay'))

    await until(() => opened.page.text().includes('金额从 ¥85.98 变为 ¥90.00'))
    expect(opened.modal).toHaveBeenCalledTimes(1)
    await tap(byId(opened.page, 'pay'))
    await successSheet(opened)
    expect(wire.lastCallTo(PAY).body).toEqual({ expectedTotal: '90.00' })
  })

  it('because it went through before counts as paid, without a dialog', async () => {
    const wire = payWire()
      .on(ORDER, ok(dueOrder()), ok(paidOrder()))
      .on(USER, withBalance('100.00'), withBalance('14.02'))
      .on(PAY, refusal(409, { code: 'OrderMoveRefused' }))
    const opened = await openPay(wire)

    await tap(byId(opened.page, 'pay'))

    expect((await successSheet(opened)).textContent).toContain('余额 ¥14.02')
    expect(opened.modal).not.toHaveBeenCalled()
  })

  it('as far as anyone knows can be looked up, and isn’t sent again', async () => {
    const wire = payWire().on(ORDER, ok(dueOrder()), noAnswer(), ok(paidOrder())).on(PAY, noAnswer())
    const opened = await openPay(wire)

    await tap(byId(opened.page, 'pay'))

    await until(() => opened.page.text().includes('没有收到付款结果'))
    expect(opened.page.root.querySelector('#pay')).toBeNull()
    await tap(byId(opened.page, 'check'))
    await successSheet(opened)
    expect(wire.callsTo(PAY)).toHaveLength(1)
  })

  it('for lack of a connection can be repeated with the same key', async () => {
    const wire = payWire().on(PAY, noAnswer(), ok(paidOrder()))
    const opened = await openPay(wire)

    await tap(byId(opened.page, 'pay'))

    await until(() => opened.toast.mock.calls.length > 0)
    await tap(byId(opened.page, 'pay'))
    await successSheet(opened)
    const keys = wire.callsTo(PAY).map(({ header }) => header['Idempotency-Key'])
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an order that isn’t waiting for money', () => {
  it.each([
    ['这个订单已付款', LogisticsOrderStatus.Shipped],
    ['这个订单已取消', LogisticsOrderStatus.Canceled],
    ['这个订单现在不用付款', LogisticsOrderStatus.PendingWeighing],
  ])('says “%s”', async (text, status) => {
    const { page, router } = await openPay(payWire().on(ORDER, ok(dueOrder('85.98', { status }))))
    expect(page.text()).toContain(text)
    expect(page.root.querySelector('#pay')).toBeNull()

    await tap(byId(page, 'to-order'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.orderDetail}?id=o1`])
  })

  it('because there is none says so', async () => {
    const { page } = await openPay(payWire().on(ORDER, refusal(404, { code: 'NotFound' })))

    expect(page.text()).toContain('没有找到这个订单')
  })
})
