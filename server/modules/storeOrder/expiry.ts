import { eachDue } from '../../db/eachDue.ts'
import { moveStoreOrder } from './lifecycle.ts'
import { lockOverdueOrders } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Cancels the orders that were not paid in time.
 *
 * @returns how many
 */
export function expireStoreOrders(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    (tx, size) => lockOverdueOrders(tx, now, size),
    (tx, order) => moveStoreOrder(tx, order, 'expire', now),
  )
}
