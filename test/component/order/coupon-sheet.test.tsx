import { PATHS } from '@/navigation/routes'

import { tap } from '../../support/app/gestures'
import { byId, type OpenedPage } from '../../support/app/openPage'
import { aCouponDto } from '../../support/app/orderFactories'
import { until } from '../../support/app/until'
import { page as pageOf } from '../../support/app/Wire'

import { COUPONS, openOrder, orderWire } from './orderWire'
import { openPay, payWire } from './payWire'
import { chooseAir } from './submitting'

const later = pageOf([aCouponDto('new')])

async function openSubmission(): Promise<OpenedPage> {
  const opened = await openOrder({ wire: orderWire().on(COUPONS, pageOf([]), pageOf([]), later) })
  await chooseAir(opened)
  return opened
}

const openPayment = () => openPay(payWire().on(COUPONS, pageOf([]), pageOf([]), later))

describe.each([
  ['submitting an order', openSubmission],
  ['paying for an order', openPayment],
])('the coupons for %s, while there are none', (_, open) => {
  it('lead to the coupon centre, and show what the customer got there', async () => {
    const { page, router } = await open()
    await until(() => page.text().includes('没有可用的优惠券'))

    await tap(byId(page, 'coupon'))
    await tap(await until(() => byId(page, 'to-coupon-centre')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.couponList}`])
    expect(page.root.querySelector('.sheet')).toBeNull()
    await tap(byId(page, 'coupon'))
    await until(() => byId(page, 'coupon-new'))
  })
})
