import type { TrackingStatus } from '../../contracts/tracking.ts'

/** The order of the steps. A problem isn't a step. */
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
 * The furthest step reached. It never goes back, even when a carrier reports late or a parcel's order starts with
 * earlier steps. A problem counts until the next event.
 *
 * @param statuses those of the events, newest first
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
