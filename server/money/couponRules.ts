import { CouponType, MyCouponStatus, type CouponBusinessType } from '../contracts/enumerations.ts'
import { shareOf, smaller } from './money.ts'

import type { CouponReason } from '../contracts/coupon.ts'

/** What a coupon takes off, and for which bills it is. Amounts in minor units. */
export interface CouponTerms {
  readonly type: CouponType
  readonly businessType: CouponBusinessType
  readonly currencyCode: string
  /** Of a COUPON. */
  readonly discountAmount: bigint | null
  /** Of a DISCOUNT_VOUCHER: the part that is taken off, a decimal string. */
  readonly discountRate: string | null
  readonly maximumDiscount: bigint | null
  readonly minimumSpend: bigint
  /** Empty: every channel. */
  readonly transportationChannelIds: readonly string[]
}

/** A customer's coupon, valid from `validFrom` until just before `validUntil`. */
export interface HeldCoupon {
  readonly status: MyCouponStatus
  readonly validFrom: Date
  readonly validUntil: Date | null
}

/** The bill that a coupon is to be used for. */
export interface BillContext {
  readonly businessType: CouponBusinessType
  /** International shipping before discounts, in minor units. */
  readonly shippingFee: bigint
  readonly currencyCode: string
  /** Null while the customer hasn't chosen one: then coupons of any channel fit. */
  readonly transportationChannelId: string | null
}

/** What a coupon takes off a shipping fee: never more than the fee. */
export function discountOf(
  terms: Pick<CouponTerms, 'type' | 'discountAmount' | 'discountRate' | 'maximumDiscount'>,
  shippingFee: bigint,
): bigint {
  const wanted =
    terms.type === CouponType.DISCOUNT_VOUCHER
      ? shareOf(shippingFee, terms.discountRate ?? '0')
      : (terms.discountAmount ?? 0n)
  return [terms.maximumDiscount ?? shippingFee, shippingFee].reduce(smaller, wanted)
}

/** Whether a coupon is past its end, even before housekeeping marks it. */
export function hasExpired({ validUntil }: Pick<HeldCoupon, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && validUntil <= now
}

/** The status as of now: an overdue coupon has expired, even before housekeeping marks it. */
export function statusAt(held: HeldCoupon, now: Date): MyCouponStatus {
  return held.status === MyCouponStatus.NORMAL && hasExpired(held, now) ? MyCouponStatus.EXPIRED : held.status
}

/** Why a customer's coupon can't be used for a bill now; null if it can. */
export function whyNotUsable(
  terms: CouponTerms,
  held: HeldCoupon,
  context: BillContext,
  now: Date,
): CouponReason | null {
  return whyNotHeld(held, now) ?? whyNotForBill(terms, context)
}

/** Why a coupon can't be used for any bill now. */
function whyNotHeld(held: HeldCoupon, now: Date): CouponReason | null {
  switch (statusAt(held, now)) {
    case MyCouponStatus.USED:
      return 'AlreadyUsed'
    case MyCouponStatus.CANCEL:
      return 'Void'
    case MyCouponStatus.EXPIRED:
      return 'Expired'
    case MyCouponStatus.NORMAL:
      return held.validFrom > now ? 'NotYetValid' : null
  }
}

/** Why a coupon doesn't fit a bill; null if it does. */
export function whyNotForBill(terms: CouponTerms, context: BillContext): CouponReason | null {
  const { businessType, currencyCode, transportationChannelId, shippingFee } = context
  const { transportationChannelIds: channels } = terms
  if (terms.businessType !== businessType) return 'OtherBusiness'
  if (terms.currencyCode !== currencyCode) return 'OtherCurrency'
  if (
    channels.length > 0 &&
    transportationChannelId !== null &&
    !channels.includes(transportationChannelId)
  ) {
    return 'OtherChannel'
  }
  if (shippingFee < terms.minimumSpend) return 'MinimumSpend'
  return discountOf(terms, shippingFee) === 0n ? 'NothingToTakeOff' : null
}
