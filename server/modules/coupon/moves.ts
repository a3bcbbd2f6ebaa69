import { newId } from '../../base/ids.ts'
import { hasExpired } from '../../money/couponRules.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { MY_COUPON } from '../../states/myCoupon.ts'
import { findTransition, firstTransition } from '../../states/transition.ts'
import * as repository from './repository.ts'
import { tellOfCoupon } from './tell.ts'

import type { Calendar } from '../../base/time/calendar.ts'
import type { MyCouponMove } from '../../contracts/coupon.ts'
import type { Transaction } from '../../db/client.ts'
import type { CouponRow } from './kinds.ts'
import type { MyCouponRow } from './repository.ts'

/** The current time, and the calendar that says which day it is. */
export interface Moment {
  readonly now: Date
  readonly calendar: Calendar
}

/** The moves that put a coupon into a customer's hands. */
type Beginning = 'collect' | 'redeem' | 'grant'

/** Puts a coupon, whose row is locked, into a customer's hands. */
export async function beginMyCoupon(
  tx: Transaction,
  coupon: CouponRow,
  { userId, move, moment }: { userId: string; move: Beginning; moment: Moment },
): Promise<MyCouponRow> {
  const { now } = moment
  const transition = firstTransition(MY_COUPON, move)
  const validFrom = coupon.validFrom !== null && coupon.validFrom > now ? coupon.validFrom : now
  const held = await repository.insertHeld(tx, {
    id: newId(now),
    userId,
    couponId: coupon.id,
    ordinal: (await repository.countHeld(tx, userId, coupon.id)) + 1,
    status: transition.to,
    validFrom,
    validUntil: endOf(coupon, validFrom, moment.calendar),
    creationTime: now,
  })
  await writeLog(tx, held, transition, now)
  return held
}

/** Midnight after `validDays` whole days, or the coupon's own end if that's earlier. */
function endOf({ validUntil: end, validDays }: CouponRow, validFrom: Date, calendar: Calendar): Date | null {
  if (validDays === null) return end
  const own = calendar.startOf(calendar.dayOf(validFrom) + validDays + 1)
  return end !== null && end < own ? end : own
}

/**
 * Moves a locked coupon on and writes its log line.
 *
 * @throws ApiProblem 409 CouponMoveRefused
 */
export async function moveMyCoupon(
  tx: Transaction,
  held: MyCouponRow,
  move: MyCouponMove,
  now: Date,
  changes: Partial<Pick<MyCouponRow, 'orderId' | 'usedTime'>> = {},
): Promise<MyCouponRow> {
  const transition = findTransition(MY_COUPON, move, held.status)
  if (!transition) {
    const status = { key: `myCouponStatus.${held.status}` as const }
    throw new ApiProblem(409, 'CouponMoveRefused', { params: { status } })
  }
  const moved = await repository.updateHeld(tx, held.id, { ...changes, status: transition.to })
  await writeLog(tx, { ...moved, orderId: moved.orderId ?? held.orderId }, transition, now)
  return moved
}

async function writeLog(
  tx: Transaction,
  { id, orderId }: MyCouponRow,
  { move, to, actor }: NonNullable<ReturnType<typeof findTransition<number, MyCouponMove>>>,
  now: Date,
): Promise<void> {
  const status = to as MyCouponRow['status']
  await repository.insertLog(tx, { id: newId(now), myCouponId: id, time: now, move, status, actor, orderId })
}

/** Gives a used coupon back: it is good again, or expired if its time ended meanwhile. */
export async function returnMyCoupon(tx: Transaction, held: MyCouponRow, now: Date): Promise<MyCouponRow> {
  const back = await moveMyCoupon(tx, held, 'giveBack', now, { orderId: null, usedTime: null })
  return hasExpired(back, now) ? expireMyCoupon(tx, back, now) : back
}

/** Writes down that a coupon has expired, and tells its owner. */
export async function expireMyCoupon(tx: Transaction, held: MyCouponRow, now: Date): Promise<MyCouponRow> {
  const expired = await moveMyCoupon(tx, held, 'expire', now)
  await tellOfCoupon(tx, expired, 'couponExpired', now)
  return expired
}
