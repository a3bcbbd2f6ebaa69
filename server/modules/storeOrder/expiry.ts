import { inBatches } from '../../db/inBatches.ts'
import { notify } from '../message/index.ts'
import { moveStoreOrder } from './moves.ts'
import { lockSome, putBackIntoStock, unpaidSince } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Cancels the orders that were not paid in time; their goods are for sale again.
 *
 * @returns how many
 */
export function expireStoreOrders(db: Database, now: Date): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const overdue = await lockSome(tx, unpaidSince(now), size)
    for (const order of overdue) {
      const { id, userId, code } = await moveStoreOrder(tx, order, 'expire', now)
      await putBackIntoStock(tx, order.skuId, order.quantity)
      const subject = { type: 'STORE_ORDER', id } as const
      await notify(tx, { userId, kind: 'STORE', event: 'storeOrderExpired', params: { code }, subject }, now)
    }
    return overdue.length
  })
}
