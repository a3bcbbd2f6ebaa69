import { newId } from '../../base/ids.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { findTransition, type Transition } from '../../states/transition.ts'
import { UNCLAIMED_PARCEL } from '../../states/unclaimedParcel.ts'
import { insertLog, setStatus, type UnclaimedRow } from './repository.ts'

import type { UnclaimedParcelStatus } from '../../contracts/enumerations.ts'
import type { UnclaimedParcelMove } from '../../contracts/unclaimedParcel.ts'
import type { Transaction } from '../../db/client.ts'

/**
 * Moves an unclaimed parcel on and writes the log line.
 *
 * @param parcel locked by the caller
 * @throws ApiProblem 409 UnclaimedMoveRefused when its status does not allow it
 */
export async function moveUnclaimed(
  tx: Transaction,
  parcel: UnclaimedRow,
  move: Exclude<UnclaimedParcelMove, 'register'>,
  now: Date,
): Promise<UnclaimedRow> {
  const transition = findTransition(UNCLAIMED_PARCEL, move, parcel.status)
  if (!transition) {
    const status = { key: `unclaimedParcelStatus.${parcel.status}` } as const
    throw new ApiProblem(409, 'UnclaimedMoveRefused', { params: { status } })
  }
  const moved = await setStatus(tx, parcel, transition.to)
  await logMove(tx, moved, transition, now)
  return moved
}

/** The line of a parcel's history. */
export async function logMove(
  tx: Transaction,
  { id, status }: UnclaimedRow,
  { move, actor }: Transition<UnclaimedParcelStatus, UnclaimedParcelMove>,
  now: Date,
): Promise<void> {
  await insertLog(tx, { id: newId(now), unclaimedParcelId: id, time: now, move, status, actor, params: {} })
}
