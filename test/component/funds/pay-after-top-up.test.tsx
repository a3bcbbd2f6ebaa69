import { PATHS } from '@/navigation/routes'

import { tap } from '../../support/app/gestures'
import { byId, switchLanguage } from '../../support/app/openPage'
import { aTopupDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf } from '../../support/app/Wire'
import { openPay, payWire, USER, withBalance } from '../order/payWire'

import { TOPUPS } from './toppingUp'

describe('a payment that lacks money', () => {
  it('sees the new balance when the customer comes back from the top-up', async () => {
    const wire = payWire().on(USER, withBalance('50.00'), withBalance('250.00')).on(TOPUPS, pageOf([]))
    const { page } = await openPay(wire)
    expect(byId(page, 'top-up').textContent).toBe('去充值')

    await page.show()

    await until(() => page.root.querySelector('#pay'))
    expect(page.text()).toContain('支付后余额¥164.02')
    expect(wire.callsTo(TOPUPS)).toHaveLength(1)
  })

  it('says what is under review, and follows it instead of topping up again', async () => {
    const opened = await openPay(
      payWire()
        .on(USER, withBalance('50.00'))
        .on(TOPUPS, pageOf([aTopupDto({ creditedAmount: '200.00' }), aTopupDto({ creditedAmount: '0.50' })])),
    )
    const { page, router, wire } = opened

    await until(() => page.text().includes('余额不足，还差 ¥35.98；另有 ¥200.50 充值正在审核'))
    expect(wire.lastCallTo(TOPUPS).body).toMatchObject({ status: 6 })
    expect(page.root.querySelector('#top-up')).toBeNull()
    await tap(byId(page, 'follow-top-up'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.topupList}`])
    await switchLanguage(opened, 'en')
    expect(page.text()).toContain('¥35.98 short; a top-up of ¥200.50 is under review')
  })

  it('asks only for the rest if that is not enough', async () => {
    const { page, router } = await openPay(
      payWire()
        .on(USER, withBalance('50.00'))
        .on(TOPUPS, pageOf([aTopupDto({ creditedAmount: '30.00' })])),
    )
    await until(() => page.text().includes('正在审核'))

    await tap(byId(page, 'top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}?amount=5.98`])
  })

  it('leads to a top-up even if the ones under review can’t be read', async () => {
    const { page, router } = await openPay(payWire().on(USER, withBalance('50.00')).on(TOPUPS, noAnswer()))

    await tap(byId(page, 'top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}?amount=35.98`])
  })
})
