import { desc, eq } from 'drizzle-orm'

import { trackingEvents } from '../../db/schema/index.ts'
import { newId } from '../../base/ids.ts'
import { localisedText, type TextKey } from '../../texts/text.ts'

import type { LogisticsOrderMove } from '../../contracts/logisticsOrder.ts'
import type { TrackingStatus } from '../../contracts/tracking.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

export type TrackingEventRow = typeof trackingEvents.$inferSelect

/** Something that happened to an order on its way. */
export interface NewTrackingEvent {
  readonly status: TrackingStatus
  readonly location: Localised | null
  readonly description: Localised
}

/** The moves of an order that also are events on its way. */
const EVENTS: Readonly<Partial<Record<LogisticsOrderMove, { status: TrackingStatus; key: TextKey }>>> = {
  submit: { status: 'info_received', key: 'tracking.submit' },
  ship: { status: 'picked_up', key: 'tracking.ship' },
  reachPickupStation: { status: 'ready_for_pickup', key: 'tracking.reachPickupStation' },
  sign: { status: 'delivered', key: 'tracking.sign' },
  cancel: { status: 'exception', key: 'tracking.cancelled' },
  reject: { status: 'exception', key: 'tracking.cancelled' },
}

const OWN_WORDS = new Set(Object.values(EVENTS).map(({ key }) => localisedText(key)['zh-Hans']))

/** Whether the text is the carrier's or was typed at the warehouse, rather than one of ours. */
export function isReported({ description }: Pick<TrackingEventRow, 'description'>): boolean {
  return !OWN_WORDS.has(description['zh-Hans'])
}

/** Writes the event that a move of an order is, if it is one. */
export async function recordMove(
  tx: Transaction,
  orderId: string,
  move: LogisticsOrderMove,
  now: Date,
): Promise<void> {
  const event = EVENTS[move]
  if (!event) return
  const description = localisedText(event.key)
  await recordEvent(tx, orderId, { status: event.status, location: null, description }, now)
}

/** Writes an event that a carrier reported. */
export async function recordEvent(
  tx: Transaction,
  orderId: string,
  event: NewTrackingEvent,
  now: Date,
): Promise<void> {
  await tx.insert(trackingEvents).values({ id: newId(now), orderId, time: now, ...event })
}

/** What happened to an order on its way, newest first. */
export function listEvents(db: Database, orderId: string): Promise<TrackingEventRow[]> {
  return db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.orderId, orderId))
    .orderBy(desc(trackingEvents.time), desc(trackingEvents.id))
}
