import { eachDue } from '../../db/eachDue.ts'
import { moveMyCoupon } from './lifecycle.ts'
import { lockOverdueHeld } from './repository/myCoupons.ts'

import type { Database } from '../../db/client.ts'

/**
 * Marks coupons past their end as expired.
 *
 * @returns how many
 */
export function expireCoupons(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    (tx, size) => lockOverdueHeld(tx, now, size),
    (tx, held) => moveMyCoupon(tx, held, 'expire', now),
  )
}
