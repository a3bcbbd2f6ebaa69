import { newId } from '../../base/ids.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { AFTER_SALES } from '../../states/afterSales.ts'
import { findTransition } from '../../states/transition.ts'
import { insertLog, updateCase, type CaseRow } from './repository.ts'

import type { AfterSalesMove } from '../../contracts/afterSales.ts'
import type { Transaction } from '../../db/client.ts'

/** What is said with a move. */
export interface Said {
  readonly content: string
  readonly images: readonly string[]
}

/**
 * Moves a case on and writes what was said with it.
 *
 * @param found locked by the caller
 * @throws ApiProblem 409 CaseMoveRefused for a case that is closed
 */
export async function moveCase(
  tx: Transaction,
  found: CaseRow,
  move: Exclude<AfterSalesMove, 'open'>,
  { content, images }: Said,
  now: Date,
): Promise<CaseRow> {
  const transition = findTransition(AFTER_SALES, move, found.status)
  if (!transition) {
    const status = { key: `afterSalesStatus.${found.status}` } as const
    throw new ApiProblem(409, 'CaseMoveRefused', { params: { status } })
  }
  const { to: status, actor } = transition
  const moved = await updateCase(tx, found, { status, statusTime: now })
  const said = { content: content.trim(), images: [...images] }
  await insertLog(tx, { id: newId(now), caseId: found.id, time: now, move, status, actor, ...said })
  return moved
}
