import { type MessageEvent, notify } from '../message/index.ts'
import { findCoupon } from './kinds.ts'

import type { Transaction } from '../../db/client.ts'
import type { MyCouponRow } from './repository.ts'

/** Tells a customer what became of one of their coupons, by its name. */
export async function tellOfCoupon(
  tx: Transaction,
  { id, userId, couponId }: MyCouponRow,
  event: Extract<MessageEvent, `coupon${string}`>,
  now: Date,
): Promise<void> {
  const coupon = await findCoupon(tx, couponId)
  const subject = { type: 'COUPON', id } as const
  const params = { name: coupon.displayName }
  await notify(tx, { userId, kind: 'COUPON', event, params, subject }, now)
}
