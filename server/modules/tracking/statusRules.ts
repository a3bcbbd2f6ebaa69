import type { TrackingStatus } from '../../contracts/tracking.ts'

/** How far something has come. Whatever goes wrong has no place on the way. */
const PLACES: Readonly<Partial<Record<TrackingStatus, number>>> = {
  info_received: 1,
  picked_up: 2,
  in_transit: 3,
  customs: 3,
  out_for_delivery: 4,
  ready_for_pickup: 5,
  delivered: 6,
}

/**
 * Where something is by its events' statuses, newest first: the furthest place on its way, the latest of several.
 * It never goes back there, although a parcel's way goes on with its order's first events and carriers may report
 * late. What went wrong counts until anything happens after it.
 */
export function statusOf(statuses: readonly TrackingStatus[]): TrackingStatus {
  const [latest = 'not_found'] = statuses
  let furthest = latest
  for (const status of statuses) {
    const [place, best] = [PLACES[status], PLACES[furthest]]
    if (place === undefined || best === undefined) break
    if (place > best) furthest = status
  }
  return furthest
}
