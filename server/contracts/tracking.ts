import { Type, type Static } from 'typebox'

import { Time } from './common.ts'
import { entity, nullable, ref, words } from './schema.ts'

/** What carriers say, brought to one vocabulary. */
export const TRACKING_STATUSES = [
  'not_found',
  'info_received',
  'picked_up',
  'in_transit',
  'customs',
  'out_for_delivery',
  'ready_for_pickup',
  'delivered',
  'delivery_failed',
  'returning',
  'exception',
  'expired',
] as const
export type TrackingStatus = (typeof TRACKING_STATUSES)[number]
export const TrackingStatusWord = words('TrackingStatus', TRACKING_STATUSES)

export const TrackingEvent = entity('TrackingEvent', {
  time: Time,
  status: ref(TrackingStatusWord),
  statusDisplayName: Type.String(),
  location: nullable(Type.String()),
  description: Type.String({
    description:
      'For the owner, the words of the carrier or the warehouse; for others, what the status means',
  }),
})
export type TrackingEvent = Static<typeof TrackingEvent>

export const TrackingRequest = entity('TrackingRequest', {
  number: Type.String({
    minLength: 4,
    maxLength: 60,
    pattern: '^\\s*[A-Za-z0-9][A-Za-z0-9 -]*$',
    description: 'A tracking number, an international tracking number or an order code',
  }),
})
export type TrackingRequest = Static<typeof TrackingRequest>

export const Tracking = entity('Tracking', {
  number: Type.String(),
  carrier: nullable(Type.String()),
  status: ref(TrackingStatusWord),
  statusDisplayName: Type.String(),
  events: Type.Array(ref(TrackingEvent), { description: 'Newest first' }),
  parcelId: nullable(
    Type.String({ description: 'The caller’s own parcel with this number; null for anybody else' }),
  ),
  orderId: nullable(
    Type.String({ description: 'The caller’s own order that goes by this number, or that the parcel is in' }),
  ),
})
export type Tracking = Static<typeof Tracking>
