import { ParcelStatus as S, type ParcelStatus } from '../../contracts/enumerations.ts'

import type { Actor, ParcelMove } from '../../contracts/parcel.ts'

/** One allowed step of a parcel. `from: null` is a parcel that did not exist before. */
export interface ParcelTransition {
  readonly move: ParcelMove
  readonly from: ParcelStatus | null
  readonly to: ParcelStatus
  readonly actor: Actor
}

/** Everything that may happen to a parcel's status. Any other step is refused. */
const PARCEL_TRANSITIONS: readonly ParcelTransition[] = [
  { move: 'declare', from: null, to: S.NotArrival, actor: 'CUSTOMER' },
  { move: 'arrive', from: null, to: S.Arrived, actor: 'WAREHOUSE' },
  { move: 'arrive', from: S.NotArrival, to: S.Arrived, actor: 'WAREHOUSE' },
  { move: 'inbound', from: S.Arrived, to: S.Inbound, actor: 'WAREHOUSE' },
  { move: 'submit', from: S.Inbound, to: S.PendingConsolidating, actor: 'CUSTOMER' },
  { move: 'withdraw', from: S.PendingConsolidating, to: S.Inbound, actor: 'CUSTOMER' },
  { move: 'consolidate', from: S.PendingConsolidating, to: S.Consolidate, actor: 'WAREHOUSE' },
  { move: 'outbound', from: S.Consolidate, to: S.Outbound, actor: 'WAREHOUSE' },
  { move: 'ship', from: S.Outbound, to: S.Shipped, actor: 'WAREHOUSE' },
  { move: 'reachPickupStation', from: S.Shipped, to: S.WaitingForPickup, actor: 'WAREHOUSE' },
  { move: 'sign', from: S.WaitingForPickup, to: S.Signed, actor: 'WAREHOUSE' },
  { move: 'sign', from: S.Shipped, to: S.Signed, actor: 'WAREHOUSE' },
  { move: 'cancel', from: S.NotArrival, to: S.Canceled, actor: 'CUSTOMER' },
]

/** The step that a move is from a status; null where it is not allowed. */
export function findTransition(move: ParcelMove, from: ParcelStatus | null): ParcelTransition | null {
  return PARCEL_TRANSITIONS.find((transition) => transition.move === move && transition.from === from) ?? null
}
