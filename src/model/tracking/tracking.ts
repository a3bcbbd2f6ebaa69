import type { StatusTone } from '../parcel/parcelGuidance'

/** What carriers say, brought to one vocabulary by the API. */
export type TrackingStatus =
  | 'not_found'
  | 'info_received'
  | 'picked_up'
  | 'in_transit'
  | 'customs'
  | 'out_for_delivery'
  | 'ready_for_pickup'
  | 'delivered'
  | 'delivery_failed'
  | 'returning'
  | 'exception'
  | 'expired'

export interface TrackingEvent {
  readonly time: Date
  readonly status: TrackingStatus
  readonly statusDisplayName: string
  readonly location: string | null
  /** The carrier's or the warehouse's own words. */
  readonly description: string
}

/** Where something is. It names nobody, so anybody who has the number may see it. */
export interface Tracking {
  readonly number: string
  readonly carrier: string | null
  readonly status: TrackingStatus
  readonly statusDisplayName: string
  /** Newest first; empty for an unknown number. */
  readonly events: readonly TrackingEvent[]
  /** The signed-in customer's own parcel with this number. */
  readonly parcelId: string | null
}

const TONES: Readonly<Record<TrackingStatus, StatusTone>> = {
  not_found: 'neutral',
  info_received: 'neutral',
  picked_up: 'brand',
  in_transit: 'brand',
  customs: 'brand',
  out_for_delivery: 'brand',
  ready_for_pickup: 'warning',
  delivered: 'success',
  delivery_failed: 'danger',
  returning: 'danger',
  exception: 'danger',
  expired: 'danger',
}

export function trackingTone(status: TrackingStatus): StatusTone {
  return TONES[status] ?? 'neutral'
}

/** A stage of the shipment (`tracking.step.*` in the language packs). */
export type TrackingStep = 'ordered' | 'pickedUp' | 'inTransit' | 'delivery' | 'collection' | 'delivered'

const STEPS: readonly TrackingStep[] = ['ordered', 'pickedUp', 'inTransit', 'delivery', 'delivered']

/** What waits at a pickup point isn't brought to the door. */
const COLLECTED_STEPS: readonly TrackingStep[] = [
  'ordered',
  'pickedUp',
  'inTransit',
  'collection',
  'delivered',
]

const REACHED: Readonly<Partial<Record<TrackingStatus, TrackingStep>>> = {
  info_received: 'ordered',
  picked_up: 'pickedUp',
  in_transit: 'inTransit',
  customs: 'inTransit',
  expired: 'inTransit',
  out_for_delivery: 'delivery',
  delivery_failed: 'delivery',
  ready_for_pickup: 'collection',
  delivered: 'delivered',
}

export interface TrackingProgress {
  readonly steps: readonly TrackingStep[]
  /** Index of the current step; past the last one when all are done. */
  readonly current: number
}

/** Null for what is unknown, comes back or has stopped. */
export function trackingProgress({
  status,
  events,
}: Pick<Tracking, 'status' | 'events'>): TrackingProgress | null {
  const reached = REACHED[status]
  if (!reached) return null
  const isCollected = events.some((event) => event.status === 'ready_for_pickup')
  const steps = isCollected ? COLLECTED_STEPS : STEPS
  return { steps, current: reached === 'delivered' ? steps.length : steps.indexOf(reached) }
}
