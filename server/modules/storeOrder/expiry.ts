import { inBatches } from '../../db/inBatches.ts'
import { moveStoreOrder } from './lifecycle.ts'
import { lockOverdueOrders } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Cancels the orders that were not paid in time.
 *
 * @returns how many
 */
export function expireStoreOrders(db: Database, now: Date): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const overdue = await lockOverdueOrders(tx, now, size)
    for (const order of overdue) await moveStoreOrder(tx, order, 'expire', now)
    return overdue.length
  })
}
