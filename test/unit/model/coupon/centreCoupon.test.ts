import { asCollected, centreAction, isScarce, isSoldOut } from '@/model/coupon/centreCoupon'
import type { CentreCoupon } from '@/model/coupon/coupon'

const coupon = (changes: Partial<CentreCoupon>) =>
  ({ canCollect: true, isCollected: false, canUse: false, stockLeft: null, ...changes }) as CentreCoupon

describe('what can be done with a coupon of the centre', () => {
  it.each([
    [{}, 'collect'],
    [{ isCollected: true, canUse: true }, 'collectAgain'],
    [{ canCollect: false, isCollected: true, canUse: true }, 'use'],
    // Staff gave it; there's none to collect.
    [{ canCollect: false, canUse: true, stockLeft: 0 }, 'use'],
    [{ canCollect: false, isCollected: true }, null],
    [{ canCollect: false, stockLeft: 0 }, null],
  ])('of %o is “%s”', (changes, action) => {
    expect(centreAction(coupon(changes))).toBe(action)
  })
})

describe('a coupon that was just collected', () => {
  it('can be used, not collected again, and there is one less', () => {
    const after = asCollected(coupon({ stockLeft: 12 }), { hasBegun: true })

    expect(centreAction(after)).toBe('use')
    expect(after).toMatchObject({ isCollected: true, stockLeft: 11 })
  })

  it('can’t be used before it is valid', () => {
    expect(centreAction(asCollected(coupon({}), { hasBegun: false }))).toBeNull()
  })

  it('never leaves less than none', () => {
    expect(asCollected(coupon({ stockLeft: 0 }), { hasBegun: true }).stockLeft).toBe(0)
    expect(asCollected(coupon({}), { hasBegun: true }).stockLeft).toBeNull()
  })
})

describe('the stock of a coupon', () => {
  it.each([
    [null, false, false],
    [21, false, false],
    [20, true, false],
    [0, true, true],
  ])('of %s is scarce: %s, sold out: %s', (stockLeft, scarce, soldOut) => {
    expect(isScarce({ stockLeft })).toBe(scarce)
    expect(isSoldOut({ stockLeft })).toBe(soldOut)
  })
})
