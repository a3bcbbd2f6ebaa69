import { inBatches } from '../../db/inBatches.ts'
import { moveMyCoupon } from './lifecycle.ts'
import { lockOverdueHeld } from './repository/myCoupons.ts'

import type { Database } from '../../db/client.ts'

/**
 * Marks coupons past their end as expired.
 *
 * @returns how many
 */
export function expireCoupons(db: Database, now: Date): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const overdue = await lockOverdueHeld(tx, now, size)
    for (const held of overdue) await moveMyCoupon(tx, held, 'expire', now)
    return overdue.length
  })
}
