import { subtractAmounts } from '../money/money'
import type { LogisticsOrderDetail } from './orderDetail'

/** One of the customer's coupons, checked against a bill: its discount, or why it can't be used. */
export interface ApplicableCoupon {
  readonly id: string
  readonly displayName: string
  readonly description: string
  readonly isUsable: boolean
  /** Decimal string, not negative. */
  readonly discount: string
  readonly currencyCode: string
  /** Why it can't be used, in the server's words. */
  readonly reason: string | null
  /** The last day it is valid, by the warehouse's calendar: "2026-11-20". */
  readonly lastDay: string | null
}

/** @param coupons null while they aren't known */
export function hasUsableCoupon(coupons: readonly ApplicableCoupon[] | null): boolean {
  return coupons?.some(({ isUsable }) => isUsable) ?? false
}

/** The figures of a bill that decide which coupons apply. */
export interface CouponQuestion {
  /** International shipping before discounts. */
  readonly shippingFee: string
  readonly currencyCode: string
  readonly transportationChannelId: string
}

/**
 * The coupon an order has taken already, as its actual bill shows it: the API lists only those that are free.
 *
 * @returns an empty list if there's none
 */
export function couponSetAside({
  couponId,
  actualBill,
}: Pick<LogisticsOrderDetail, 'couponId' | 'actualBill'>): readonly ApplicableCoupon[] {
  const line = actualBill?.lines.find(({ kind }) => kind === 'Discount')
  if (couponId === null || !actualBill || !line) return []
  return [
    {
      id: couponId,
      displayName: line.displayName,
      description: line.explanation,
      isUsable: true,
      discount: subtractAmounts('0', line.amount),
      currencyCode: actualBill.currencyCode,
      reason: null,
      lastDay: null,
    },
  ]
}
