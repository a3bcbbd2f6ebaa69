import { ApiProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { after, MINUTE_MS } from '../../base/time/clock.ts'
import { TopupStatus } from '../../contracts/enumerations.ts'
import { withFreeCode } from '../../db/freeCode.ts'
import { createLifecycle, type Step } from '../../states/lifecycle.ts'
import { TOPUP } from '../../states/topup.ts'
import { findReviewMinutes } from './repository/methods.ts'
import {
  insertLog,
  insertTopup,
  updateTopup,
  type NewTopup,
  type TopupChanges,
  type TopupRow,
} from './repository/topups.ts'

import type { TopupMove } from '../../contracts/topup.ts'
import type { Transaction } from '../../db/client.ts'

const CODE = { prefix: 'T', digits: 8 }

/** The columns that change with a top-up's status. */
type StatusFields = 'status' | 'statusTime' | 'expectedReviewTime'
type Changes = Omit<TopupChanges, StatusFields>

const lifecycle = createLifecycle<Transaction, TopupRow, TopupStatus, TopupMove, Changes, null>({
  machine: TOPUP,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: moveRefused,
  save: async (tx, topup, changes, step) =>
    updateTopup(tx, topup, { ...changes, ...(await fieldsOf(tx, topup, step)) }),
  record: (tx, { id: topupId }, { move, to: status, actor, time }) =>
    insertLog(tx, { id: newId(time), topupId, time, move, status, actor }),
})

/** Creates a top-up: submitted with its proof, or requested without. */
export function beginTopup(
  tx: Transaction,
  move: 'submit' | 'request',
  topup: Omit<NewTopup, 'id' | 'code' | 'creationTime' | 'version' | StatusFields>,
  now: Date,
): Promise<TopupRow> {
  const insert = async (step: Step<TopupStatus, TopupMove>): Promise<TopupRow> => {
    const fields = await fieldsOf(tx, topup, step)
    const begun = { ...topup, ...fields, id: newId(now), creationTime: now, version: 1 }
    return withFreeCode(CODE, now, (code) => insertTopup(tx, { ...begun, code }))
  }
  return lifecycle.begin(tx, move, now, insert, null)
}

/**
 * Moves a locked top-up on.
 *
 * @throws ApiProblem 409 TopupMoveRefused
 */
export function moveTopup(
  tx: Transaction,
  topup: TopupRow,
  move: TopupMove,
  now: Date,
  changes: Changes = {},
): Promise<TopupRow> {
  return lifecycle.move(tx, topup, move, now, null, changes)
}

/**
 * The status with its time, and when the review of a proof sent now should be done: null if no review begins, or its
 * duration is unknown. It is stored so that later changes of the method don't affect it.
 */
async function fieldsOf(
  tx: Transaction,
  method: Pick<TopupRow, 'currencyCode' | 'paymentMethod'>,
  { to: status, time: statusTime }: Step<TopupStatus, TopupMove>,
): Promise<Pick<TopupRow, StatusFields>> {
  const minutes = status === TopupStatus.PendingAudit ? await findReviewMinutes(tx, method) : undefined
  const expectedReviewTime = minutes === undefined ? null : after(statusTime, minutes * MINUTE_MS)
  return { status, statusTime, expectedReviewTime }
}

/** The error for a move that the status doesn't allow. A rejected top-up is called that, not “cancelled”. */
export function moveRefused({ status, rejectReason }: Pick<TopupRow, 'status' | 'rejectReason'>): ApiProblem {
  const key = rejectReason === null ? (`topupStatus.${status}` as const) : 'topupRejected'
  return new ApiProblem(409, 'TopupMoveRefused', { params: { status: { key } } })
}
