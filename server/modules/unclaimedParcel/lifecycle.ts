import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { CLAIM, type ClaimMove } from '../../states/claim.ts'
import { createLifecycle, type Step } from '../../states/lifecycle.ts'
import { UNCLAIMED_PARCEL } from '../../states/unclaimedParcel.ts'
import { insertClaim, updateClaim, type ClaimDecision } from './repository/claims.ts'
import {
  insertLog,
  insertUnclaimed,
  setStatus,
  type ClaimRow,
  type UnclaimedRow,
} from './repository/parcels.ts'

import type { UnclaimedParcelStatus } from '../../contracts/enumerations.ts'
import type { ClaimStatus, UnclaimedParcelMove } from '../../contracts/unclaimedParcel.ts'
import type { Transaction } from '../../db/client.ts'

const parcels = createLifecycle<
  Transaction,
  UnclaimedRow,
  UnclaimedParcelStatus,
  UnclaimedParcelMove,
  object,
  undefined
>({
  machine: UNCLAIMED_PARCEL,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: ({ status }) =>
    new ApiProblem(409, 'UnclaimedMoveRefused', {
      params: { status: { key: `unclaimedParcelStatus.${status}` } },
    }),
  save: (tx, parcel, _changes, { to, time }) => setStatus(tx, parcel, to, time),
  record: (tx, { id: unclaimedParcelId }, { move, to: status, actor, time }) =>
    insertLog(tx, { id: newId(time), unclaimedParcelId, time, move, status, actor, params: {} }),
})

const claims = createLifecycle<Transaction, ClaimRow, ClaimStatus, ClaimMove, ClaimDecision, undefined>({
  machine: CLAIM,
  statusOf: ({ status }) => status,
  timeOf: ({ creationTime }) => creationTime,
  refusal: ({ status }) => new Error(`a claim that is ${status} was decided again`),
  save: (tx, claim, decision, { to: status, time: decisionTime }) =>
    updateClaim(tx, claim, { ...decision, status, decisionTime }),
})

/** @throws ApiProblem 409 UnclaimedNumberTaken when another parcel without an owner has the number */
export function registerUnclaimed(
  tx: Transaction,
  parcel: Omit<UnclaimedRow, 'id' | 'status' | 'statusTime' | 'arrivalTime' | 'version'>,
  now: Date,
): Promise<UnclaimedRow> {
  const insert = async ({
    to: status,
  }: Step<UnclaimedParcelStatus, UnclaimedParcelMove>): Promise<UnclaimedRow> => {
    const registered = { ...parcel, id: newId(now), status, statusTime: now, arrivalTime: now, version: 1 }
    const row = await insertUnclaimed(tx, registered)
    if (!row) throw fieldProblem(409, 'UnclaimedNumberTaken', 'expressNumber')
    return row
  }
  return parcels.begin(tx, 'register', now, insert, undefined)
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
  return parcels.move(tx, parcel, move, now, undefined)
}

/** Keeps a customer's claim on a locked parcel. */
export function beginClaim(
  tx: Transaction,
  claim: Pick<ClaimRow, 'unclaimedParcelId' | 'userId' | 'images' | 'note'>,
  now: Date,
): Promise<ClaimRow> {
  const insert = ({ to: status, time: creationTime }: Step<ClaimStatus, ClaimMove>) => {
    const undecided = { rejectionReason: null, parcelId: null, decisionTime: null }
    return insertClaim(tx, { ...claim, ...undecided, id: newId(now), status, creationTime })
  }
  return claims.begin(tx, 'claim', now, insert, undefined)
}

/** Decides on a claim, whose parcel the caller has moved on. */
export function decideClaim(
  tx: Transaction,
  claim: ClaimRow,
  move: Exclude<ClaimMove, 'claim'>,
  now: Date,
  decision: ClaimDecision,
): Promise<ClaimRow> {
  return claims.move(tx, claim, move, now, undefined, decision)
}
