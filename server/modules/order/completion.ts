import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'

import { after, DAY_MS } from '../../base/time/clock.ts'
import { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import { logisticsOrders } from '../../db/schema/index.ts'
import { moveOrder } from './moves.ts'

import type { Database } from '../../db/client.ts'

/** For how long a customer may confirm receipt before the order completes by itself. */
const CONFIRMATION_MS = 14 * DAY_MS

/**
 * For how long an ended order keeps the number of an identity document. The privacy policy promises six months from
 * clearance, which is before the last days of the way and the two weeks for confirming.
 */
const DOCUMENT_MS = 150 * DAY_MS

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

/** Takes the number of an identity document out of orders that ended long ago. */
export function forgetOldDocuments(db: Database, now: Date): Promise<void> {
  const { status, statusTime } = logisticsOrders
  const ended = [LogisticsOrderStatus.Completed, LogisticsOrderStatus.Canceled]
  return forgetDocuments(db, and(inArray(status, ended), lte(statusTime, after(now, -DOCUMENT_MS))))
}

/** Takes it out of the orders of a customer who leaves. */
export function forgetDocumentsOf(db: Database, userId: string): Promise<void> {
  return forgetDocuments(db, eq(logisticsOrders.userId, userId))
}

async function forgetDocuments(db: Database, where: SQL | undefined): Promise<void> {
  const { shippingAddress } = logisticsOrders
  await db
    .update(logisticsOrders)
    .set({ shippingAddress: sql`${shippingAddress} || '{"idDocument":null}'` })
    .where(and(where, sql`${shippingAddress} ->> 'idDocument' is not null`))
}
