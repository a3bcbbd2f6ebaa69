import { newId } from '../../base/ids.ts'
import { localisedText, type TextKey } from '../../texts/text.ts'
import { insertEvent, type TrackingEventRow } from './repository.ts'

import type { LogisticsOrderMove } from '../../contracts/logisticsOrder.ts'
import type { TrackingStatus } from '../../contracts/tracking.ts'
import type { Transaction } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

/** Something that happens to a shipment in transit. */
export interface NewTrackingEvent {
  readonly status: TrackingStatus
  readonly location: Localised | null
  readonly description: Localised
}

/** The moves of an order that are tracking events too. */
const EVENTS: Readonly<Partial<Record<LogisticsOrderMove, { status: TrackingStatus; key: TextKey }>>> = {
  submit: { status: 'info_received', key: 'tracking.submit' },
  ship: { status: 'picked_up', key: 'tracking.ship' },
  reachPickupStation: { status: 'ready_for_pickup', key: 'tracking.reachPickupStation' },
  sign: { status: 'delivered', key: 'tracking.sign' },
  cancel: { status: 'exception', key: 'tracking.cancelled' },
  reject: { status: 'exception', key: 'tracking.cancelled' },
  expire: { status: 'exception', key: 'tracking.cancelled' },
}

const OWN_WORDS = new Set(Object.values(EVENTS).map(({ key }) => localisedText(key)['zh-Hans']))

/** Whether an event's words are the carrier's or were typed at the warehouse, rather than ours. */
export function isReported({ description }: Pick<TrackingEventRow, 'description'>): boolean {
  return !OWN_WORDS.has(description['zh-Hans'])
}

/** Records an order's move, if it is a tracking event. */
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

/** Records an event that a carrier reported. */
export async function recordEvent(
  tx: Transaction,
  orderId: string,
  event: NewTrackingEvent,
  now: Date,
): Promise<void> {
  await insertEvent(tx, { id: newId(now), orderId, time: now, ...event })
}
