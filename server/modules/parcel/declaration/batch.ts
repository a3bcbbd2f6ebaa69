import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { errorAnswer } from '../../../base/http/errorAnswer.ts'
import { normaliseExpressNumber } from '../../express/index.ts'
import { lockCustomer } from '../../user/index.ts'
import { toParcel, type ViewContext } from '../view.ts'
import { declareParcel } from './declare.ts'

import type { DeclaredRow, DeclareParcelsAnswer } from '../../../contracts/parcel.ts'
import type { DeclareParcelRequest } from '../../../contracts/parcelRequests.ts'
import type { Judged } from '../../../routing/rows.ts'
import type { Transaction } from '../../../db/client.ts'
import type { ParcelRow } from '../repository/parcels.ts'

/** A row of the request, or why it is refused. */
export type BatchRow = Judged<DeclareParcelRequest>

/** Declares each row in a savepoint of its own, so that a refused one undoes only itself. */
export async function declareBatch(
  tx: Transaction,
  userId: string,
  rows: readonly BatchRow[],
  context: ViewContext,
): Promise<DeclareParcelsAnswer> {
  // A customer's batches take turns: two with the same numbers in another order would wait for each other.
  await lockCustomer(tx, userId)
  const items: DeclaredRow[] = []
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const result = await attempt(() => declareRow(tx, userId, row, seen, context))
    items.push(
      result instanceof ApiProblem
        ? { index, parcel: null, error: toRowError(result, context) }
        : { index, parcel: toParcel(result, context), error: null },
    )
  }
  const declaredCount = items.filter(({ parcel }) => parcel !== null).length
  return { items, declaredCount, refusedCount: items.length - declaredCount }
}

async function declareRow(
  tx: Transaction,
  userId: string,
  row: BatchRow,
  seen: Set<string>,
  { settings, now }: ViewContext,
): Promise<ParcelRow> {
  if (row instanceof ApiProblem) throw row
  const expressNumber = normaliseExpressNumber(row.expressNumber)
  if (seen.has(expressNumber)) throw fieldProblem(409, 'ParcelNumberRepeated', 'expressNumber')
  seen.add(expressNumber)
  return tx.transaction((savepoint) => declareParcel(savepoint, userId, row, settings, now))
}

async function attempt<T>(work: () => Promise<T>): Promise<T | ApiProblem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiProblem) return error
    throw error
  }
}

function toRowError(problem: ApiProblem, { language }: ViewContext): DeclaredRow['error'] {
  const { code, message, validationErrors } = errorAnswer(problem, language, '').error
  return { code, message, validationErrors }
}
