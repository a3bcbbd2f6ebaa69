import { desc, eq, isNotNull, or } from 'drizzle-orm'

import { logisticsOrders, parcelLogs, parcels, trackingEvents } from '../../db/schema/index.ts'

import type { Database, Transaction } from '../../db/client.ts'

export type TrackingEventRow = typeof trackingEvents.$inferSelect
export type NumberedOrder = Pick<typeof logisticsOrders.$inferSelect, 'id' | 'userId' | 'carrier'>
export type NumberedParcel = Pick<typeof parcels.$inferSelect, 'id' | 'userId' | 'expressCompanyCode'> & {
  readonly orderId: string | null
}
export type ParcelMoveRow = Pick<typeof parcelLogs.$inferSelect, 'time' | 'move'>

export async function insertEvent(tx: Transaction, event: typeof trackingEvents.$inferInsert): Promise<void> {
  await tx.insert(trackingEvents).values(event)
}

/** An order's tracking events, newest first. */
export function listEvents(db: Database, orderId: string): Promise<TrackingEventRow[]> {
  return db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.orderId, orderId))
    .orderBy(desc(trackingEvents.time), desc(trackingEvents.id))
}

/** What happened to a parcel, newest first. */
export function listParcelMoves(db: Database, parcelId: string): Promise<ParcelMoveRow[]> {
  return db
    .select({ time: parcelLogs.time, move: parcelLogs.move })
    .from(parcelLogs)
    .where(eq(parcelLogs.parcelId, parcelId))
    .orderBy(desc(parcelLogs.time), desc(parcelLogs.id))
}

/** The order with a code or an international number. */
export async function findOrderByNumber(db: Database, number: string): Promise<NumberedOrder | undefined> {
  const [order] = await db
    .select({ id: logisticsOrders.id, userId: logisticsOrders.userId, carrier: logisticsOrders.carrier })
    .from(logisticsOrders)
    .where(or(eq(logisticsOrders.code, number), eq(logisticsOrders.internationalTrackingNumber, number)))
    .limit(1)
  return order
}

/** The parcel that carries a number; of several the caller's, then the one that got furthest, then the newest. */
export async function findParcelByNumber(
  db: Database,
  expressNumber: string,
  userId: string | null,
): Promise<NumberedParcel | undefined> {
  const [parcel] = await db
    .select({
      id: parcels.id,
      userId: parcels.userId,
      expressCompanyCode: parcels.expressCompanyCode,
      orderId: parcels.logisticsOrderId,
    })
    .from(parcels)
    .where(eq(parcels.expressNumber, expressNumber))
    .orderBy(
      ...(userId === null ? [] : [desc(eq(parcels.userId, userId))]),
      desc(isNotNull(parcels.logisticsOrderId)),
      desc(isNotNull(parcels.inboundTime)),
      desc(parcels.id),
    )
    .limit(1)
  return parcel
}
