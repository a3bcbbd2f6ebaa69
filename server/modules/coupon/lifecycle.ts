import { ApiProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { hasExpired } from '../../money/couponRules.ts'
import { createLifecycle, type Step } from '../../states/lifecycle.ts'
import { MY_COUPON } from '../../states/myCoupon.ts'
import { notify, type MessageEvent } from '../message/index.ts'
import { findCoupon, type CouponRow } from './repository/coupons.ts'
import { countHeld, insertHeld, insertLog, updateHeld, type MyCouponRow } from './repository/myCoupons.ts'

import type { Calendar } from '../../base/time/calendar.ts'
import type { MyCouponMove } from '../../contracts/coupon.ts'
import type { MyCouponStatus } from '../../contracts/enumerations.ts'
import type { Transaction } from '../../db/client.ts'

/** The current time, and the calendar that says which day it is. */
export interface Moment {
  readonly now: Date
  readonly calendar: Calendar
}

type CouponEvent = Extract<MessageEvent, `coupon${string}`>
type Changes = Pick<MyCouponRow, 'orderId' | 'usedTime'>
/** The order that a step is about. */
type Note = Pick<MyCouponRow, 'orderId'>

/** What customers hear of their coupons. */
const MESSAGES: Partial<Record<MyCouponMove, CouponEvent>> = {
  grant: 'couponGranted',
  expire: 'couponExpired',
  void: 'couponVoided',
}

const lifecycle = createLifecycle<Transaction, MyCouponRow, MyCouponStatus, MyCouponMove, Changes, Note>({
  machine: MY_COUPON,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: ({ status }) =>
    new ApiProblem(409, 'CouponMoveRefused', { params: { status: { key: `myCouponStatus.${status}` } } }),
  save: (tx, { id }, changes, { to: status, time: statusTime }) =>
    updateHeld(tx, id, { ...changes, status, statusTime }),
  record: async (tx, held, { move, to: status, actor, time }, { orderId }) => {
    await insertLog(tx, { id: newId(time), myCouponId: held.id, time, move, status, actor, orderId })
    const event = MESSAGES[move]
    if (event) await tellCustomer(tx, held, event, time)
  },
})

/** @param coupon locked */
export function beginMyCoupon(
  tx: Transaction,
  coupon: CouponRow,
  {
    userId,
    move,
    moment: { now, calendar },
  }: { userId: string; move: 'collect' | 'redeem' | 'grant'; moment: Moment },
): Promise<MyCouponRow> {
  const validFrom = coupon.validFrom !== null && coupon.validFrom > now ? coupon.validFrom : now
  const insert = async ({ to: status }: Step<MyCouponStatus, MyCouponMove>): Promise<MyCouponRow> =>
    insertHeld(tx, {
      id: newId(now),
      userId,
      couponId: coupon.id,
      ordinal: (await countHeld(tx, userId, coupon.id)) + 1,
      status,
      statusTime: now,
      validFrom,
      validUntil: endOf(coupon, validFrom, calendar),
      creationTime: now,
    })
  return lifecycle.begin(tx, move, now, insert, { orderId: null })
}

/** Midnight after `validDays` whole days, or the coupon's own end if that's earlier. */
function endOf({ validUntil: end, validDays }: CouponRow, validFrom: Date, calendar: Calendar): Date | null {
  if (validDays === null) return end
  const own = calendar.startOf(calendar.dayOf(validFrom) + validDays + 1)
  return end !== null && end < own ? end : own
}

/**
 * Moves a locked coupon on.
 *
 * @throws ApiProblem 409 CouponMoveRefused
 */
export function moveMyCoupon(
  tx: Transaction,
  held: MyCouponRow,
  move: MyCouponMove,
  now: Date,
  changes: Partial<Changes> = {},
): Promise<MyCouponRow> {
  return lifecycle.move(tx, held, move, now, { orderId: changes.orderId ?? held.orderId }, changes)
}

/** Gives a used coupon back: it is good again, or expired if its time ended meanwhile. */
export async function returnMyCoupon(tx: Transaction, held: MyCouponRow, now: Date): Promise<MyCouponRow> {
  const back = await moveMyCoupon(tx, held, 'giveBack', now, { orderId: null, usedTime: null })
  return hasExpired(back, now) ? moveMyCoupon(tx, back, 'expire', now) : back
}

/** Tells a customer what became of one of their coupons, by its name. */
export async function tellCustomer(
  tx: Transaction,
  { id, userId, couponId }: MyCouponRow,
  event: CouponEvent,
  now: Date,
): Promise<void> {
  const { displayName: name } = await findCoupon(tx, couponId)
  const subject = { type: 'COUPON', id } as const
  await notify(tx, { userId, kind: 'COUPON', event, params: { name }, subject }, now)
}
