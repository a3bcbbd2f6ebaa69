import { inBatches } from '../../db/inBatches.ts'
import { addSold } from '../store/index.ts'
import { takeUncounted } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Adds the orders paid since the last time to what their products have sold. Not part of the payment: all who buy a
 * product would wait for one row, each until the other's payment is on the disk.
 *
 * @returns how many orders
 */
export function countSales(db: Database): Promise<number> {
  return inBatches(db, async (tx, size) => {
    const orders = await takeUncounted(tx, size)
    const sold = new Map<string, number>()
    for (const { productId, quantity } of orders) sold.set(productId, (sold.get(productId) ?? 0) + quantity)
    await addSold(tx, sold)
    return orders.length
  })
}
