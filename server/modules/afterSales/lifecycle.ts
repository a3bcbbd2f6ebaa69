import { ApiProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { withFreeCode } from '../../db/freeCode.ts'
import { AFTER_SALES } from '../../states/afterSales.ts'
import { createLifecycle } from '../../states/lifecycle.ts'
import { insertCase, insertLog, updateCase, type CaseChanges, type CaseRow } from './repository.ts'

import type { AfterSalesMove } from '../../contracts/afterSales.ts'
import type { AfterSalesStatus } from '../../contracts/enumerations.ts'
import type { Transaction } from '../../db/client.ts'

/** Short enough to be read out on the telephone. */
const CODE = { prefix: 'AS', digits: 6 }

/** The message that goes with a move. */
export interface Said {
  readonly content: string
  readonly images: readonly string[]
}

const lifecycle = createLifecycle<Transaction, CaseRow, AfterSalesStatus, AfterSalesMove, CaseChanges, Said>({
  machine: AFTER_SALES,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: ({ status }) =>
    new ApiProblem(409, 'CaseMoveRefused', { params: { status: { key: `afterSalesStatus.${status}` } } }),
  save: (tx, found, changes, { to: status, time: statusTime }) =>
    updateCase(tx, found, { ...changes, status, statusTime }),
  record: (tx, { id: caseId }, { move, to: status, actor, time }, { content, images }) => {
    const said = { content: content.trim(), images: [...images] }
    return insertLog(tx, { id: newId(time), caseId, time, move, status, actor, ...said })
  },
})

/** Opens a case; its description is the first message. */
export function beginCase(
  tx: Transaction,
  opened: Omit<
    CaseRow,
    'id' | 'code' | 'status' | 'statusTime' | 'compensation' | 'creationTime' | 'version'
  >,
  now: Date,
): Promise<CaseRow> {
  const insert = ({ to: status, time: statusTime }: { to: AfterSalesStatus; time: Date }) => {
    const row = {
      ...opened,
      id: newId(now),
      status,
      statusTime,
      compensation: null,
      creationTime: now,
      version: 1,
    }
    return withFreeCode(CODE, now, (code) => insertCase(tx, { ...row, code }))
  }
  return lifecycle.begin(tx, 'open', now, insert, { content: opened.description, images: opened.images })
}

/**
 * Moves a case on and adds what was said with it.
 *
 * @param found locked by the caller
 * @throws ApiProblem 409 CaseMoveRefused once the case is closed
 */
export function moveCase(
  tx: Transaction,
  found: CaseRow,
  move: Exclude<AfterSalesMove, 'open'>,
  said: Said,
  now: Date,
): Promise<CaseRow> {
  return lifecycle.move(tx, found, move, now, said)
}
