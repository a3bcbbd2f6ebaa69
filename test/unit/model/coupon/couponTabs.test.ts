import { COUPON_TABS, couponSelection, couponTabOf } from '@/model/coupon/couponTabs'
import { MyCouponStatus } from '@/model/enumerations/coupon'

const { NORMAL, USED, EXPIRED, CANCEL } = MyCouponStatus

describe('the tabs of the customer’s coupons', () => {
  it('are available, used and expired', () => {
    expect(COUPON_TABS).toEqual([NORMAL, USED, EXPIRED])
  })

  it('show coupons of every status once', () => {
    const shown = COUPON_TABS.flatMap((tab) => couponSelection(tab).statuses)

    expect([...shown].sort()).toEqual(Object.values(MyCouponStatus).sort())
  })

  it('show void coupons among the expired ones', () => {
    expect(couponSelection(EXPIRED).statuses).toContain(CANCEL)
  })

  it('show the coupon that ends first on top, as long as it can be used', () => {
    expect(COUPON_TABS.map((tab) => couponSelection(tab).sorting)).toEqual([
      'validUntil asc',
      'creationTime desc',
      'creationTime desc',
    ])
  })

  it.each([
    ['1', NORMAL],
    ['10', USED],
    ['20', EXPIRED],
    ['30', EXPIRED],
    ['7', NORMAL],
    ['', NORMAL],
    [undefined, NORMAL],
  ])('begin for the status %s of a link with the tab %s', (status, tab) => {
    expect(couponTabOf(status)).toBe(tab)
  })
})
