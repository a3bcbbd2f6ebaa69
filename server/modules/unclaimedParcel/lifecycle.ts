import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { createLifecycle } from '../../states/lifecycle.ts'
import { UNCLAIMED_PARCEL } from '../../states/unclaimedParcel.ts'
import { insertLog, insertUnclaimed, setStatus, type UnclaimedRow } from './repository/parcels.ts'

import type { UnclaimedParcelStatus } from '../../contracts/enumerations.ts'
import type { UnclaimedParcelMove } from '../../contracts/unclaimedParcel.ts'
import type { Transaction } from '../../db/client.ts'

const lifecycle = createLifecycle<
  Transaction,
  UnclaimedRow,
  UnclaimedParcelStatus,
  UnclaimedParcelMove,
  object,
  undefined
>({
  machine: UNCLAIMED_PARCEL,
  statusOf: ({ status }) => status,
  refusal: ({ status }) =>
    new ApiProblem(409, 'UnclaimedMoveRefused', {
      params: { status: { key: `unclaimedParcelStatus.${status}` } },
    }),
  save: (tx, parcel, _changes, { to }) => setStatus(tx, parcel, to),
  record: (tx, { id: unclaimedParcelId }, { move, to: status, actor, time }) =>
    insertLog(tx, { id: newId(time), unclaimedParcelId, time, move, status, actor, params: {} }),
})

/** @throws ApiProblem 409 UnclaimedNumberTaken when another parcel without an owner has the number */
export function registerUnclaimed(
  tx: Transaction,
  parcel: Omit<UnclaimedRow, 'id' | 'status' | 'arrivalTime' | 'version'>,
  now: Date,
): Promise<UnclaimedRow> {
  const insert = async ({ to: status }: { to: UnclaimedParcelStatus }): Promise<UnclaimedRow> => {
    const registered = { ...parcel, id: newId(now), status, arrivalTime: now, version: 1 }
    const row = await insertUnclaimed(tx, registered)
    if (!row) throw fieldProblem(409, 'UnclaimedNumberTaken', 'expressNumber')
    return row
  }
  return lifecycle.begin(tx, 'register', now, insert, undefined)
}

/**
 * Moves an unclaimed parcel on.
 *
 * @param parcel locked by the caller
 * @throws ApiProblem 409 UnclaimedMoveRefused when its status doesn't allow it
 */
export function moveUnclaimed(
  tx: Transaction,
  parcel: UnclaimedRow,
  move: Exclude<UnclaimedParcelMove, 'register'>,
  now: Date,
): Promise<UnclaimedRow> {
  return lifecycle.move(tx, parcel, move, now, undefined)
}
