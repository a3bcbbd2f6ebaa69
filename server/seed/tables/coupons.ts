import { Type } from 'typebox'

import { CouponBusinessType, CouponType, CouponUseType } from '../../contracts/enumerations.ts'
import { closed } from '../../contracts/schema.ts'
import { Count, Id, minorUnitsOf, Price, Share, Size, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { coupons } from '../../db/schema/index.ts'

/** Either an amount off, or a share of the shipping fee. */
const Coupon = closed({
  id: Id,
  displayName: Words,
  description: Words,
  discountAmount: Type.Optional(Price),
  discountRate: Type.Optional(Share),
  maximumDiscount: Type.Optional(Price),
  /** None if absent. */
  minimumSpend: Type.Optional(Price),
  validDays: Size,
  /** Every channel if absent. */
  transportationChannelIds: Type.Optional(Type.Array(Id)),
  /** Without end if absent. */
  stock: Type.Optional(Count),
  /** One if absent. */
  perCustomer: Type.Optional(Size),
  redeemCode: Type.Optional(Type.String({ pattern: '^[A-Z0-9]+$' })),
  /** Absent or false. */
  isInCentre: Type.Optional(Type.Boolean()),
})

/** The coupons of the centre, and those that are given out otherwise. */
export function couponRows(): (typeof coupons.$inferInsert)[] {
  return readTable('data/coupons.json', Type.Array(Coupon)).map((coupon, displayOrder) => ({
    transportationChannelIds: [],
    perCustomer: 1,
    isInCentre: true,
    ...coupon,
    type: coupon.discountRate === undefined ? CouponType.COUPON : CouponType.DISCOUNT_VOUCHER,
    useType: CouponUseType.SHIPPING_FEE,
    businessType: CouponBusinessType.LOGISTICS_ORDER,
    currencyCode: 'CNY',
    discountAmount: minorUnitsOf(coupon.discountAmount),
    maximumDiscount: minorUnitsOf(coupon.maximumDiscount),
    minimumSpend: minorUnitsOf(coupon.minimumSpend) ?? 0n,
    displayOrder,
  }))
}
