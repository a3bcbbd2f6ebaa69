import { withFreeCode } from '../../db/freeCode.ts'
import { newId } from '../../base/ids.ts'
import { AFTER_SALES } from '../../states/afterSales.ts'
import { firstTransition } from '../../states/transition.ts'
import { insertCase, insertLog, type CaseRow } from './repository.ts'

import type { OpenCaseRequest } from '../../contracts/afterSales.ts'
import type { Transaction } from '../../db/client.ts'
import type { DisputedLine } from '../../db/schema/afterSales.ts'

/** A case that has been found possible. */
interface Opening {
  readonly userId: string
  readonly request: OpenCaseRequest
  readonly images: string[]
  readonly displayName: string
  readonly billLine: DisputedLine | null
  readonly currencyCode: string
}

/** Short enough to be read out on the telephone. */
const CODE = { prefix: 'AS', digits: 6 }

/** Keeps a new case with the first line of its thread. */
export async function openCase(tx: Transaction, opening: Opening, now: Date): Promise<CaseRow> {
  const { userId, request, images, displayName, billLine, currencyCode } = opening
  const description = request.description.trim()
  const { move, to: status, actor } = firstTransition(AFTER_SALES, 'open')
  const opened = {
    id: newId(now),
    userId,
    parcelId: request.parcelId ?? null,
    logisticsOrderId: request.orderId ?? null,
    subjectDisplayName: displayName,
    kind: request.kind,
    billLine,
    status,
    statusTime: now,
    description,
    images,
    compensation: null,
    currencyCode,
    creationTime: now,
    version: 1,
  }
  const row = await withFreeCode(CODE, now, (code) => insertCase(tx, { ...opened, code }))
  await insertLog(tx, {
    id: newId(now),
    caseId: row.id,
    time: now,
    move,
    status,
    actor,
    content: description,
    images,
  })
  return row
}
