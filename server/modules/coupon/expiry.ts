import { expireMyCoupon } from './moves.ts'
import { expiredBy, lockHeld } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Writes down which coupons have expired.
 *
 * @returns how many
 */
export async function expireCoupons(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockHeld(tx, expiredBy(now))
    for (const held of expired) await expireMyCoupon(tx, held, now)
    return expired.length
  })
}
