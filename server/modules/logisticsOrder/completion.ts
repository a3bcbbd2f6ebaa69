import { and, eq, lte } from 'drizzle-orm'

import { after, DAY_MS } from '../../clock.ts'
import { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import { logisticsOrders } from '../../db/schema/index.ts'
import { moveOrder } from './moves.ts'

import type { Database } from '../../db/client.ts'

/** For how long a customer may confirm receipt before the order completes by itself. */
const CONFIRMATION_MS = 14 * DAY_MS

/** How many orders are completed at once. */
const BATCH = 200

/** Completes the orders that were delivered two weeks ago and that nobody confirmed. */
export async function completeDelivered(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(logisticsOrders)
      .where(
        and(
          eq(logisticsOrders.status, LogisticsOrderStatus.Signed),
          lte(logisticsOrders.statusTime, after(now, -CONFIRMATION_MS)),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const order of due) await moveOrder(tx, order, 'complete', now)
  })
}
