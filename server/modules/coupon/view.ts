import { dateText, type Calendar } from '../../base/time/calendar.ts'
import { after } from '../../base/time/clock.ts'
import { discountOf, statusAt, whyNotUsable, type BillContext } from '../../money/couponRules.ts'
import { formatMoney, formatMoneyOrNull } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { findChannels } from '../shipping/index.ts'
import { whyNotCollectable } from './handOut.ts'

import type { ApplicableCoupon, CentreCoupon, CouponReason, MyCoupon } from '../../contracts/coupon.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'
import type { Moment } from './lifecycle.ts'
import type { CouponRow } from './repository/coupons.ts'
import type { HeldRow, MyCouponRow } from './repository/myCoupons.ts'

/** What every view of coupons depends on. */
export interface ViewContext {
  readonly language: Language
  readonly now: Date
  readonly calendar: Calendar
  /** The names of all delivery methods by ID. */
  readonly channelNames: ReadonlyMap<string, Localised>
}

export async function findViewContext(
  db: Database,
  moment: Moment,
  language: Language,
): Promise<ViewContext> {
  const channels = await findChannels(db)
  const channelNames = new Map(channels.map(({ id, displayName }) => [id, displayName]))
  return { ...moment, language, channelNames }
}

/** A coupon in its owner's hands. */
export function toMyCoupon({ held, coupon, voidTime }: HeldRow, context: ViewContext): MyCoupon {
  const { language, now } = context
  const status = statusAt(held, now)
  return {
    ...termsOf(coupon, context),
    id: held.id,
    couponId: coupon.id,
    status,
    statusDisplayName: text(language, `myCouponStatus.${status}`),
    ...validityOf(held, context),
    orderId: held.orderId,
    usedTime: isoOrNull(held.usedTime),
    voidTime: isoOrNull(voidTime),
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

/**
 * A coupon of the centre, as a customer sees it.
 *
 * @param own how many they have collected, and whether they have one to use now
 */
export function toCentreCoupon(
  coupon: CouponRow,
  own: { readonly collected: number; readonly canUse: boolean },
  context: ViewContext,
): CentreCoupon {
  const { language, now, calendar } = context
  const reason = whyNotCollectable(coupon, own.collected, now)
  return {
    ...termsOf(coupon, context),
    id: coupon.id,
    validFrom: isoOrNull(coupon.validFrom),
    validUntil: isoOrNull(coupon.validUntil),
    firstDay: coupon.validFrom && dateText(calendar.dayOf(coupon.validFrom)),
    lastDay: coupon.validUntil && dateText(lastDayOf(coupon.validUntil, calendar)),
    validDays: coupon.validDays,
    isCollected: own.collected > 0,
    canUse: own.canUse,
    stockLeft: coupon.stock,
    canCollect: reason === null,
    reason,
    reasonDisplayName: reasonName(reason, language),
  }
}

/** When a customer's coupon is valid, as times and as days. */
function validityOf({ validFrom, validUntil }: MyCouponRow, { now, calendar }: ViewContext) {
  const lastDay = validUntil && lastDayOf(validUntil, calendar)
  return {
    validFrom: validFrom.toISOString(),
    validUntil: isoOrNull(validUntil),
    hasBegun: validFrom <= now,
    firstDay: dateText(calendar.dayOf(validFrom)),
    lastDay: lastDay === null ? null : dateText(lastDay),
    daysLeft: lastDay === null ? null : lastDay - calendar.dayOf(now),
  }
}

/** The last valid day. A coupon that ends at midnight isn't valid on the day that begins then. */
function lastDayOf(validUntil: Date, calendar: Calendar): number {
  return calendar.dayOf(after(validUntil, -1))
}

function termsOf(coupon: CouponRow, { language, channelNames }: ViewContext) {
  return {
    couponType: coupon.type,
    couponTypeDisplayName: text(language, `couponType.${coupon.type}`),
    useType: coupon.useType,
    useTypeDisplayName: text(language, `couponUseType.${coupon.useType}`),
    businessType: coupon.businessType,
    displayName: coupon.displayName[language],
    description: coupon.description[language],
    currencyCode: coupon.currencyCode,
    discountAmount: formatMoneyOrNull(coupon.discountAmount),
    discountRate: coupon.discountRate,
    maximumDiscount: formatMoneyOrNull(coupon.maximumDiscount),
    minimumSpend: formatMoney(coupon.minimumSpend),
    transportationChannels: coupon.transportationChannelIds.map((id) => ({
      id,
      displayName: channelNames.get(id)?.[language] ?? id,
    })),
  }
}

function reasonName(reason: CouponReason | null, language: Language): string | null {
  return reason === null ? null : text(language, `couponReason.${reason}`)
}

function isoOrNull(time: Date | null): string | null {
  return time === null ? null : time.toISOString()
}
