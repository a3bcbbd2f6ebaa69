import { fieldProblem } from '../../base/http/problem.ts'
import { MyCouponStatus } from '../../contracts/enumerations.ts'
import { whyNotForBill, whyNotUsable, type BillContext } from '../../money/couponRules.ts'
import { moveMyCoupon, returnMyCoupon, tellCustomer } from './lifecycle.ts'
import { findHeld, lockOwnHeld, lockUsedFor, type HeldRow, type MyCouponRow } from './repository/myCoupons.ts'

import type { CouponReason } from '../../contracts/coupon.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { BilledCoupon } from '../../money/billLines.ts'

/** The bill of an order; with `orderId` a coupon that the order has already counts as unused. */
export interface CouponContext extends BillContext {
  readonly orderId?: string
}

const MEMBER = 'couponId'

/**
 * What a customer's coupon would put on a bill.
 *
 * @throws ApiProblem 404 CouponUnknown, also for somebody else's
 * @throws ApiProblem 400 CouponNotUsable with the reason
 */
export async function quoteCoupon(
  db: Database,
  userId: string,
  myCouponId: string,
  context: CouponContext,
  now: Date,
): Promise<BilledCoupon> {
  const row = await findHeld(db, userId, myCouponId)
  if (!row) throw fieldProblem(404, 'CouponUnknown', MEMBER)
  refuse(reasonOf(row, context, now))
  return { name: row.coupon.displayName, terms: row.coupon }
}

/**
 * Uses a customer's coupon for an order. Of concurrent uses one succeeds. A coupon that the order has already stays
 * with it.
 *
 * @throws ApiProblem 404 CouponUnknown, also for somebody else's
 * @throws ApiProblem 400 CouponNotUsable with the reason
 */
export async function takeCoupon(
  tx: Transaction,
  userId: string,
  myCouponId: string,
  orderId: string,
  context: CouponContext,
  now: Date,
): Promise<BilledCoupon> {
  const held = await lockOwnHeld(tx, userId, myCouponId)
  const quote = await quoteCoupon(tx, userId, myCouponId, { ...context, orderId }, now)
  if (held && held.orderId !== orderId) await moveMyCoupon(tx, held, 'use', now, { orderId, usedTime: now })
  return quote
}

/** Gives an order's coupon, if it has one, back to its customer, and tells them which. */
export async function giveCouponBack(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const back of await takeCouponOff(tx, orderId, now)) {
    if (back.status === MyCouponStatus.NORMAL) await tellCustomer(tx, back, 'couponReturned', now)
  }
}

/** The same without a message, for a coupon that its customer exchanges. */
export async function takeCouponOff(tx: Transaction, orderId: string, now: Date): Promise<MyCouponRow[]> {
  const returned: MyCouponRow[] = []
  for (const held of await lockUsedFor(tx, orderId)) {
    returned.push(await returnMyCoupon(tx, held, now))
  }
  return returned
}

/** Why a coupon can't be used; one that the order has already only has to fit the bill. */
function reasonOf({ held, coupon }: HeldRow, context: CouponContext, now: Date): CouponReason | null {
  const isOwn = context.orderId !== undefined && held.orderId === context.orderId
  return isOwn ? whyNotForBill(coupon, context) : whyNotUsable(coupon, held, context, now)
}

function refuse(reason: CouponReason | null): void {
  if (reason === null) return
  throw fieldProblem(400, 'CouponNotUsable', MEMBER, { reason: { key: `couponReason.${reason}` } })
}
