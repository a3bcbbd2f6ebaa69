import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { CouponType } from '../../../server/contracts/enumerations.ts'
import { discountOf } from '../../../server/money/couponRules.ts'

describe('a discount', () => {
  it('is never more than the fee, the cap or what the coupon says', () => {
    const amount = fc.bigInt({ min: 0n, max: 1_000_000n })
    const terms = fc.record({
      type: fc.constantFrom(CouponType.COUPON, CouponType.DISCOUNT_VOUCHER),
      discountAmount: amount,
      discountRate: fc.constantFrom('0.05', '0.1', '0.333', '1', '1.5'),
      maximumDiscount: fc.option(amount),
    })
    fc.assert(
      fc.property(terms, amount, (some, fee) => {
        const rest = {
          businessType: 20,
          currencyCode: 'CNY',
          minimumSpend: 0n,
          transportationChannelIds: [],
        } as const
        const discount = discountOf({ ...some, ...rest }, fee)
        assert.ok(discount >= 0n && discount <= fee)
        if (some.maximumDiscount !== null) assert.ok(discount <= some.maximumDiscount)
        if (some.type === CouponType.COUPON) assert.ok(discount <= some.discountAmount)
      }),
    )
  })
})
