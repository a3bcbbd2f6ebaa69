import { inBatches } from '../../db/inBatches.ts'
import { expireMyCoupon } from './moves.ts'
import { expiredBy, lockSome } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Writes down which coupons have expired.
 *
 * @returns the number of expired coupons
 */
export function expireCoupons(db: Database, now: Date): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const expired = await lockSome(tx, expiredBy(now), size)
    for (const held of expired) await expireMyCoupon(tx, held, now)
    return expired.length
  })
}
