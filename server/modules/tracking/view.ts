import { text, type TextKey } from '../../texts/text.ts'
import { isReported } from './events.ts'
import { statusOf } from './status.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ParcelLogEvent } from '../../contracts/parcel.ts'
import type { Tracking, TrackingEvent, TrackingStatus } from '../../contracts/tracking.ts'
import type { ParcelMoveRow, TrackingEventRow } from './repository.ts'

/** How a parcel's moves are shown to whoever tracks its number; other moves are not shown. */
const PARCEL_EVENTS: Readonly<Partial<Record<ParcelLogEvent, { status: TrackingStatus; key: TextKey }>>> = {
  declare: { status: 'info_received', key: 'tracking.declared' },
  arrive: { status: 'in_transit', key: 'tracking.arrived' },
  buy: { status: 'in_transit', key: 'tracking.bought' },
  claim: { status: 'in_transit', key: 'tracking.arrived' },
  inbound: { status: 'in_transit', key: 'tracking.inbound' },
  cancel: { status: 'exception', key: 'tracking.announcementCancelled' },
}

/** What was found under a number, with the furthest status of its events. */
export function toTracking(
  number: string,
  found: Pick<Tracking, 'carrier' | 'events' | 'parcelId' | 'orderId'>,
  language: Language,
): Tracking {
  const status = statusOf(found.events.map((event) => event.status))
  return { number, status, statusDisplayName: statusName(status, language), ...found }
}

/** An order's event as its owner reads it, or a stranger. */
export function toOrderEvent(row: TrackingEventRow, isOwn: boolean, language: Language): TrackingEvent {
  const { time, status } = row
  const words = isOwn ? wordsForOwner(row, language) : wordsForStrangers(row, language)
  return {
    time: time.toISOString(),
    status,
    statusDisplayName: statusName(status, language),
    ...words,
  }
}

/** A parcel's move as anybody reads it; null for one that is not shown. */
export function toParcelEvent({ time, move }: ParcelMoveRow, language: Language): TrackingEvent | null {
  const event = PARCEL_EVENTS[move]
  if (!event) return null
  const { status, key } = event
  return {
    time: time.toISOString(),
    status,
    statusDisplayName: statusName(status, language),
    location: null,
    description: text(language, key),
  }
}

type Words = Pick<TrackingEvent, 'location' | 'description'>

function wordsForOwner({ location, description }: TrackingEventRow, language: Language): Words {
  return { location: location?.[language] ?? null, description: description[language] }
}

/**
 * What strangers may read of an event. Its description was typed by people and may contain a name, a phone number
 * or a street, so strangers get our own text for the status, and the place only if it has no digits.
 */
function wordsForStrangers(row: TrackingEventRow, language: Language): Words {
  const { location, description } = wordsForOwner(row, language)
  return {
    location: location === null || /\p{N}/u.test(location) ? null : location,
    description: isReported(row) ? text(language, `trackingReport.${row.status}`) : description,
  }
}

function statusName(status: TrackingStatus, language: Language): string {
  return text(language, `trackingStatus.${status}`)
}
