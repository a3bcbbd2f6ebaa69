import { ApiProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { createLifecycle, type Step } from '../../states/lifecycle.ts'
import { PARCEL } from '../../states/parcel.ts'
import { notify, type MessageEvent } from '../message/index.ts'
import { refusingTakenNumber } from './label.ts'
import {
  findLiveParcels,
  insertLog,
  insertParcel,
  updateParcel,
  type NewParcel,
  type NewParcelLog,
  type ParcelChanges,
  type ParcelRow,
} from './repository/parcels.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { ParcelStatus } from '../../contracts/enumerations.ts'
import type { ParcelLogEvent, ParcelMove } from '../../contracts/parcel.ts'
import type { Transaction } from '../../db/client.ts'
import type { TextParams } from '../../texts/text.ts'

/** An event that leaves a parcel's status as it is. */
export interface ParcelNote {
  readonly event: ParcelLogEvent
  /** What fills the text of its log line. */
  readonly params: TextParams
  readonly changes?: ParcelChanges
}

const lifecycle = createLifecycle<
  Transaction,
  ParcelRow,
  ParcelStatus,
  ParcelMove,
  ParcelChanges,
  TextParams
>({
  machine: PARCEL,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: moveRefused,
  save: (tx, parcel, changes, { to: status, time: statusTime }) =>
    updateParcel(tx, parcel, { ...changes, status, statusTime }),
  record: async (tx, parcel, step, params) => {
    const { move, time } = step
    // A new parcel's line is inserted with the parcel.
    if (step.from !== null) await insertLog(tx, logOf(parcel.id, step, params))
    await tellCustomer(tx, parcel, move, time)
    if (move === 'arrive' || move === 'claim') await tellOthers(tx, parcel, time)
  },
})

/**
 * Creates a parcel.
 *
 * @throws ApiProblem 409 ParcelNumberTaken when the customer has another live parcel with the number
 * @throws Error for a move that no parcel begins with
 */
export function beginParcel(
  tx: Transaction,
  move: ParcelMove,
  parcel: Omit<NewParcel, 'id' | 'status' | 'statusTime' | 'creationTime' | 'version'>,
  now: Date,
): Promise<ParcelRow> {
  const begun = { ...parcel, id: newId(now), extraFreeDays: 0, creationTime: now, version: 1 }
  const insert = (step: Step<ParcelStatus, ParcelMove>) =>
    refusingTakenNumber(
      insertParcel(tx, { ...begun, status: step.to, statusTime: step.time }, logOf(begun.id, step, {})),
    )
  return lifecycle.begin(tx, move, now, insert, {})
}

/**
 * Moves a parcel on.
 *
 * @throws ApiProblem 409 ParcelMoveRefused when its status doesn't allow the move, or somebody else changed the parcel
 *   since it was read
 */
export function moveParcel(
  tx: Transaction,
  parcel: ParcelRow,
  move: ParcelMove,
  now: Date,
  { changes = {}, params = {} }: { changes?: ParcelChanges; params?: TextParams } = {},
): Promise<ParcelRow> {
  return lifecycle.move(tx, parcel, move, now, params, changes)
}

/**
 * Adds an event to a parcel's history and makes its changes.
 *
 * @param parcel must be locked if the event changes it
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

function logOf(
  parcelId: string,
  { move, to: status, actor, time }: Step<ParcelStatus, ParcelMove>,
  params: TextParams,
): NewParcelLog {
  return { id: newId(time), parcelId, time, move, status, actor, params }
}

/** @throws ApiProblem 409 ParcelMoveRefused when a parcel's status doesn't allow a move */
export const requireMove = lifecycle.require

/** What customers are told about a parcel; once it is submitted, its order's messages speak for it. */
function eventOf({ isDeclared }: ParcelRow, move: ParcelMove): MessageEvent | null {
  if (move === 'arrive') return isDeclared ? 'parcelArrived' : 'parcelUndeclared'
  if (move === 'inbound') return isDeclared ? 'parcelInbound' : 'parcelInboundUndeclared'
  return null
}

async function tellCustomer(tx: Transaction, parcel: ParcelRow, move: ParcelMove, now: Date): Promise<void> {
  const event = eventOf(parcel, move)
  if (event === null) return
  const { id, userId, expressNumber } = parcel
  const subject = { type: 'PARCEL', id } as const
  await notify(tx, { userId, kind: 'PARCEL', event, params: { expressNumber }, subject }, now)
}

/** Tells the other customers who declared an arrived number that it came for somebody else. */
async function tellOthers(tx: Transaction, arrived: ParcelRow, now: Date): Promise<void> {
  const event = 'parcelArrivedForOther'
  for (const { id, userId, expressNumber, status } of await findLiveParcels(tx, arrived.expressNumber)) {
    if (userId === arrived.userId || !PARCEL.is(status, 'expected')) continue
    const subject = { type: 'PARCEL', id } as const
    await notify(tx, { userId, kind: 'PARCEL', event, params: { expressNumber }, subject }, now)
  }
}

/** The refusal of a move that a parcel's status doesn't allow. */
export function moveRefused({ status }: ParcelRow): ApiProblem {
  return new ApiProblem(409, 'ParcelMoveRefused', { params: { status: { key: `parcelStatus.${status}` } } })
}
