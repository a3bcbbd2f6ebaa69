import { fieldProblem, notFound, type ApiProblem } from '../../base/http/problem.ts'
import { hasExpired } from '../../money/couponRules.ts'
import { beginMyCoupon, type Moment } from './lifecycle.ts'
import { findCouponByCode, lockCoupon, takeFromStock, type CouponRow } from './repository/coupons.ts'
import { countTaken, type HeldRow } from './repository/myCoupons.ts'

import type { CouponReason } from '../../contracts/coupon.ts'
import type { Transaction } from '../../db/client.ts'

/** Spaces, and the invisible characters that copied text may bring. */
const BLANKS = /[\s\u200B-\u200D\u2060\uFEFF]/g

/**
 * Collects a coupon from the centre.
 *
 * @throws ApiProblem 404
 * @throws ApiProblem 409 CouponNotCollectable
 */
export async function collectCoupon(
  tx: Transaction,
  userId: string,
  couponId: string,
  moment: () => Moment,
): Promise<HeldRow> {
  const coupon = await lockCoupon(tx, couponId)
  if (!coupon?.isInCentre) throw notFound()
  return handOut(tx, coupon, { userId, move: 'collect', moment: moment() })
}

/**
 * @throws ApiProblem 400 CouponCodeUnknown
 * @throws ApiProblem 409 CouponCodeRefused
 */
export async function redeemCoupon(
  tx: Transaction,
  userId: string,
  code: string,
  moment: () => Moment,
): Promise<HeldRow> {
  const found = await findCouponByCode(tx, plainCode(code))
  const coupon = found && (await lockCoupon(tx, found.id))
  if (!coupon) throw fieldProblem(400, 'CouponCodeUnknown', 'code')
  return handOut(tx, coupon, { userId, move: 'redeem', moment: moment() })
}

/** Normalises a typed code to its stored form. */
function plainCode(code: string): string {
  return code.normalize('NFKC').replace(BLANKS, '').toUpperCase()
}

/** @param coupon locked */
async function handOut(
  tx: Transaction,
  coupon: CouponRow,
  { userId, move, moment }: { userId: string; move: 'collect' | 'redeem'; moment: Moment },
): Promise<HeldRow> {
  const counts = await countTaken(tx, userId, [coupon.id])
  const reason = whyNotCollectable(coupon, counts.get(coupon.id) ?? 0, moment.now)
  if (reason !== null) throw notCollectable(reason, move)
  if (!(await takeFromStock(tx, coupon.id))) throw notCollectable('OutOfStock', move)
  return { coupon, held: await beginMyCoupon(tx, coupon, { userId, move, moment }), voidTime: null }
}

/**
 * Why a customer can't collect a coupon; null if they can.
 *
 * @param collected the number that the customer has collected so far
 */
export function whyNotCollectable(coupon: CouponRow, collected: number, now: Date): CouponReason | null {
  if (hasExpired(coupon, now)) return 'Expired'
  if (collected >= coupon.perCustomer) return 'AlreadyCollected'
  return coupon.stock === 0 ? 'OutOfStock' : null
}

function notCollectable(reason: CouponReason, move: 'collect' | 'redeem'): ApiProblem {
  const params = { reason: { key: `couponReason.${reason}` } } as const
  return move === 'redeem'
    ? fieldProblem(409, 'CouponCodeRefused', 'code', params)
    : fieldProblem(409, 'CouponNotCollectable', 'id', params)
}
