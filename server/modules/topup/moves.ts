import { after, MINUTE_MS } from '../../base/time/clock.ts'
import { TopupStatus as Status } from '../../contracts/enumerations.ts'
import { withFreeCode } from '../../db/freeCode.ts'
import { newId } from '../../base/ids.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { TOPUP } from '../../states/topup.ts'
import { findTransition, firstTransition } from '../../states/transition.ts'
import * as repository from './repository.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { TopupStatus } from '../../contracts/enumerations.ts'
import type { TopupMove } from '../../contracts/topup.ts'
import type { Transaction } from '../../db/client.ts'
import type { NewTopup, TopupChanges, TopupRow } from './repository.ts'

const CODE = { prefix: 'T', digits: 8 }

/** Brings a new top-up into the world with its first log line. */
export async function beginTopup(
  tx: Transaction,
  move: 'submit' | 'request',
  topup: Omit<
    NewTopup,
    'id' | 'code' | 'status' | 'statusTime' | 'expectedReviewTime' | 'creationTime' | 'version'
  >,
  now: Date,
): Promise<TopupRow> {
  const transition = firstTransition(TOPUP, move)
  const begun = {
    ...topup,
    id: newId(now),
    status: transition.to,
    statusTime: now,
    expectedReviewTime: await reviewTime(tx, topup, transition.to, now),
    creationTime: now,
    version: 1,
  }
  const row = await withFreeCode(CODE, now, (code) => repository.insertTopup(tx, { ...begun, code }))
  await writeLog(tx, { id: row.id, move, status: row.status, actor: transition.actor }, now)
  return row
}

/**
 * Moves a locked top-up on and writes its log line.
 *
 * @throws ApiProblem 409 TopupMoveRefused
 */
export async function moveTopup(
  tx: Transaction,
  topup: TopupRow,
  move: TopupMove,
  now: Date,
  changes: TopupChanges = {},
): Promise<TopupRow> {
  const transition = findTransition(TOPUP, move, topup.status)
  if (!transition) throw moveRefused(topup)
  const { to: status, actor } = transition
  const expectedReviewTime = await reviewTime(tx, topup, status, now)
  const moved = await repository.updateTopup(tx, topup, {
    ...changes,
    status,
    statusTime: now,
    expectedReviewTime,
  })
  await writeLog(tx, { id: topup.id, move, status, actor }, now)
  return moved
}

/**
 * When the review of a proof sent now should be done. Stored with the top-up, so that later changes of the method
 * don't affect it.
 *
 * @returns null if no review begins, or if its duration is unknown
 */
async function reviewTime(
  tx: Transaction,
  method: Pick<TopupRow, 'currencyCode' | 'paymentMethod'>,
  status: TopupStatus,
  now: Date,
): Promise<Date | null> {
  if (status !== Status.PendingAudit) return null
  const minutes = await repository.findReviewMinutes(tx, method)
  return minutes === undefined ? null : after(now, minutes * MINUTE_MS)
}

/** The error for a move that the status doesn't allow. A rejected top-up is called that, not “cancelled”. */
export function moveRefused({ status, rejectReason }: Pick<TopupRow, 'status' | 'rejectReason'>): ApiProblem {
  const key = rejectReason === null ? (`topupStatus.${status}` as const) : 'topupRejected'
  return new ApiProblem(409, 'TopupMoveRefused', { params: { status: { key } } })
}

async function writeLog(
  tx: Transaction,
  { id, move, status, actor }: { id: string; move: TopupMove; status: TopupStatus; actor: Actor },
  now: Date,
): Promise<void> {
  await repository.insertLog(tx, { id: newId(now), topupId: id, time: now, move, status, actor })
}
