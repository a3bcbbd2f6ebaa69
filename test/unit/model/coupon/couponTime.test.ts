import type { MyCoupon } from '@/model/coupon/coupon'
import { couponTime } from '@/model/coupon/couponTime'
import { MyCouponStatus } from '@/model/enumerations/coupon'

const time = new Date('2026-11-20T08:00:00Z')

const timeOf = (changes: Partial<MyCoupon>) =>
  couponTime({
    status: MyCouponStatus.NORMAL,
    hasBegun: true,
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    daysLeft: 10,
    usedTime: null,
    voidTime: null,
    ...changes,
  } as MyCoupon)

describe('the time of a coupon', () => {
  it.each([
    [8, null],
    [7, 7],
    [1, 1],
    [0, 0],
    [null, null],
  ])('with %s days left counts them only when they are few', (daysLeft, counted) => {
    expect(timeOf({ daysLeft })).toEqual({ kind: 'valid', lastDay: '2026-11-30', daysLeft: counted })
  })

  it('that has not come yet says when it begins', () => {
    expect(timeOf({ hasBegun: false })).toEqual({
      kind: 'notYet',
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
    })
  })

  it('that is over says why and when', () => {
    expect(timeOf({ status: MyCouponStatus.USED, usedTime: time })).toEqual({ kind: 'used', time })
    expect(timeOf({ status: MyCouponStatus.CANCEL, voidTime: time })).toEqual({ kind: 'void', time })
    expect(timeOf({ status: MyCouponStatus.EXPIRED })).toEqual({ kind: 'expired', lastDay: '2026-11-30' })
  })
})
