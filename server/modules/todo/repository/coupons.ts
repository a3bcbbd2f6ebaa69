import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'

import { myCoupons } from '../../../db/schema/index.ts'
import { MY_COUPON } from '../../../states/myCoupon.ts'

import type { Database } from '../../../db/client.ts'

/** How many coupons can be used now: some may have expired that housekeeping has not marked yet. */
export function countUsableCoupons(db: Database, userId: string, now: Date): Promise<number> {
  const isLive = or(isNull(myCoupons.validUntil), gt(myCoupons.validUntil, now))
  const isUsable = inArray(myCoupons.status, MY_COUPON.all('usable'))
  return db.$count(myCoupons, and(eq(myCoupons.userId, userId), isUsable, isLive))
}
