import { newId } from '../../base/ids.ts'
import { type MessageEvent, notify } from '../message/index.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { PARCEL } from '../../states/parcel.ts'
import { createLifecycle } from '../../states/lifecycle.ts'
import {
  insertLog,
  insertParcel,
  updateParcel,
  type NewParcel,
  type ParcelChanges,
  type ParcelRow,
} from './repository.ts'
import { refusingTakenNumber } from './takenNumber.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { ParcelStatus } from '../../contracts/enumerations.ts'
import type { ParcelLogEvent, ParcelMove } from '../../contracts/parcel.ts'
import type { Transaction } from '../../db/client.ts'
import type { TextParams } from '../../texts/text.ts'

export { findParcels, listParcelsOfOrder, lockParcels, lockParcelsOfOrder } from './repository.ts'
export type { ParcelRow }

/** What a log line shows. */
export type LogParams = TextParams

/** Something that happens to a parcel whose status stays as it is. */
export interface ParcelNote {
  readonly event: ParcelLogEvent
  readonly params: LogParams
  readonly changes?: ParcelChanges
}

const lifecycle = createLifecycle<Transaction, ParcelRow, ParcelStatus, ParcelMove, ParcelChanges, LogParams>(
  {
    machine: PARCEL,
    statusOf: ({ status }) => status,
    refusal: moveRefused,
    save: (tx, parcel, changes, { to: status, time: statusTime }) =>
      updateParcel(tx, parcel, { ...changes, status, statusTime }),
    record: async (tx, parcel, { move, to: status, actor, time }, params) => {
      await insertLog(tx, { id: newId(time), parcelId: parcel.id, time, move, status, actor, params })
      await tellOwner(tx, parcel, move, time)
    },
  },
)

/**
 * Brings a new parcel into the world.
 *
 * @throws ApiProblem 409 ParcelNumberTaken when the customer has the number on another live parcel
 * @throws Error for a move that no parcel begins with
 */
export function beginParcel(
  tx: Transaction,
  move: ParcelMove,
  parcel: Omit<NewParcel, 'id' | 'status' | 'statusTime' | 'creationTime' | 'version'>,
  now: Date,
): Promise<ParcelRow> {
  const begun = { ...parcel, id: newId(now), extraFreeDays: 0, creationTime: now, version: 1 }
  const insert = ({ to: status, time: statusTime }: { to: ParcelStatus; time: Date }) =>
    refusingTakenNumber(insertParcel(tx, { ...begun, status, statusTime }))
  return lifecycle.begin(tx, move, now, insert, {})
}

/**
 * Moves a parcel on, in the caller's transaction.
 *
 * @throws ApiProblem 409 ParcelMoveRefused when the move is not allowed from the parcel's status, or somebody
 *   else changed the parcel since it was read
 */
export function moveParcel(
  tx: Transaction,
  parcel: ParcelRow,
  move: ParcelMove,
  now: Date,
  { changes = {}, params = {} }: { changes?: ParcelChanges; params?: LogParams } = {},
): Promise<ParcelRow> {
  return lifecycle.move(tx, parcel, move, now, params, changes)
}

/**
 * Writes a line into a parcel's history, with what it changes, in the caller's transaction.
 *
 * @param parcel locked by the caller
 */
export async function noteOnParcel(
  tx: Transaction,
  parcel: ParcelRow,
  { event, params, changes }: ParcelNote,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (changes && !(await updateParcel(tx, parcel, changes))) throw new Error('the parcel was not locked')
  const { id: parcelId, status } = parcel
  await insertLog(tx, { id: newId(now), parcelId, time: now, move: event, status, actor, params })
}

/** The step that a move is from where the parcel stands. @throws ApiProblem 409 ParcelMoveRefused */
export const requireTransition = lifecycle.require

/** What customers hear of a parcel; from its submission on its order's messages speak for it. */
function eventOf({ isDeclared }: ParcelRow, move: ParcelMove): MessageEvent | null {
  if (move === 'arrive') return isDeclared ? 'parcelArrived' : 'parcelUndeclared'
  if (move === 'inbound') return isDeclared ? 'parcelInbound' : 'parcelInboundUndeclared'
  return null
}

async function tellOwner(tx: Transaction, parcel: ParcelRow, move: ParcelMove, now: Date): Promise<void> {
  const event = eventOf(parcel, move)
  if (event === null) return
  const { id, userId, expressNumber } = parcel
  const subject = { type: 'PARCEL', id } as const
  await notify(tx, { userId, kind: 'PARCEL', event, params: { expressNumber }, subject }, now)
}

/** A move that the parcel's status does not allow. */
export function moveRefused({ status }: ParcelRow): ApiProblem {
  return new ApiProblem(409, 'ParcelMoveRefused', { params: { status: { key: `parcelStatus.${status}` } } })
}
