import { discountOf, hasExpired, statusAt, whyNotUsable, type BillContext } from '../../money/couponRules.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'

import type { ApplicableCoupon, CentreCoupon, CouponReason, MyCoupon } from '../../contracts/coupon.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { CouponRow, HeldRow } from './repository.ts'

/** What a coupon's view depends on beside the coupon. */
export interface ViewContext {
  readonly language: Language
  readonly now: Date
}

/** A coupon in its owner's hands. */
export function toMyCoupon({ held, coupon }: HeldRow, { language, now }: ViewContext): MyCoupon {
  const status = statusAt(held, now)
  return {
    ...termsOf(coupon, language),
    id: held.id,
    couponId: coupon.id,
    status,
    statusDisplayName: text(language, `myCouponStatus.${status}`),
    validFrom: held.validFrom.toISOString(),
    validUntil: isoOrNull(held.validUntil),
    orderId: held.orderId,
    usedTime: isoOrNull(held.usedTime),
    creationTime: held.creationTime.toISOString(),
  }
}

/** A coupon beside a bill: what it would take off, or why it can't. */
export function toApplicable(row: HeldRow, bill: BillContext, context: ViewContext): ApplicableCoupon {
  const reason = whyNotUsable(row.coupon, row.held, bill, context.now)
  return {
    ...toMyCoupon(row, context),
    isUsable: reason === null,
    discount: formatMoney(reason === null ? discountOf(row.coupon, bill.shippingFee) : 0n),
    reason,
    reasonDisplayName: reasonName(reason, context.language),
  }
}

/** A coupon in the centre as a customer, who has so many of it, sees it. */
export function toCentreCoupon(
  coupon: CouponRow,
  collected: number,
  { language, now }: ViewContext,
): CentreCoupon {
  const reason = whyNotCollectable(coupon, collected, now)
  return {
    ...termsOf(coupon, language),
    id: coupon.id,
    validFrom: isoOrNull(coupon.validFrom),
    validUntil: isoOrNull(coupon.validUntil),
    validDays: coupon.validDays,
    isCollected: collected > 0,
    stockLeft: coupon.stock,
    canCollect: reason === null,
    reason,
    reasonDisplayName: reasonName(reason, language),
  }
}

/** What speaks against one more of a coupon for a customer who has so many; null when nothing does. */
export function whyNotCollectable(coupon: CouponRow, collected: number, now: Date): CouponReason | null {
  if (hasExpired(coupon, now)) return 'Expired'
  if (collected >= coupon.perCustomer) return 'AlreadyCollected'
  return coupon.stock === 0 ? 'OutOfStock' : null
}

function termsOf(coupon: CouponRow, language: Language) {
  return {
    couponType: coupon.type,
    couponTypeDisplayName: text(language, `couponType.${coupon.type}`),
    useType: coupon.useType,
    useTypeDisplayName: text(language, `couponUseType.${coupon.useType}`),
    businessType: coupon.businessType,
    displayName: coupon.displayName[language],
    description: coupon.description[language],
    currencyCode: coupon.currencyCode,
    discountAmount: amountOrNull(coupon.discountAmount),
    discountRate: coupon.discountRate,
    maximumDiscount: amountOrNull(coupon.maximumDiscount),
    minimumSpend: formatMoney(coupon.minimumSpend),
    transportationChannelIds: coupon.transportationChannelIds,
  }
}

function reasonName(reason: CouponReason | null, language: Language): string | null {
  return reason === null ? null : text(language, `couponReason.${reason}`)
}

function isoOrNull(time: Date | null): string | null {
  return time === null ? null : time.toISOString()
}

function amountOrNull(minor: bigint | null): string | null {
  return minor === null ? null : formatMoney(minor)
}
