import type { Bill } from '@/model/order/bill'
import { couponSetAside } from '@/model/order/coupon'

import { aBillDto } from '../../../support/app/orderFactories'

const discount = { kind: 'Discount', displayName: '新客券', amount: '-15.00', explanation: '减 15.00' }
const withDiscount = aBillDto({ lines: [...aBillDto().lines, discount as never] }) as Bill

describe('couponSetAside', () => {
  it('is the coupon that the bill shows', () => {
    expect(couponSetAside({ couponId: 'c1', actualBill: withDiscount })).toEqual([
      expect.objectContaining({ id: 'c1', displayName: '新客券', discount: '15.00', isUsable: true }),
    ])
  })

  it.each([
    ['without a coupon', null, withDiscount],
    ['before the order is weighed', 'c1', null],
    ['if it takes nothing off', 'c1', aBillDto() as Bill],
  ])('is none %s', (_when, couponId, actualBill) => {
    expect(couponSetAside({ couponId, actualBill })).toEqual([])
  })
})
