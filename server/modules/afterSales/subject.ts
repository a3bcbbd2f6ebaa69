import { fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { lockOwnOrder, type OrderRow } from '../order/index.ts'
import { lockParcels } from '../parcel/index.ts'

import type { OpenCaseRequest } from '../../contracts/afterSales.ts'
import type { Transaction } from '../../db/client.ts'
import type { CaseSubject } from './caseRules.ts'

/** What a case is about, with its name and an order's bills. */
export type NamedSubject = CaseSubject & {
  readonly displayName: string
  readonly bills?: Pick<OrderRow, 'estimatedBill' | 'actualBill' | 'paymentTerm'>
}

/**
 * Locks the customer's parcel or order that a case is opened about.
 *
 * @throws ApiProblem 400 SubjectRequired unless it is exactly one
 * @throws ApiProblem 404
 */
export async function lockSubject(
  tx: Transaction,
  userId: string,
  { parcelId, orderId }: Pick<OpenCaseRequest, 'parcelId' | 'orderId'>,
): Promise<NamedSubject> {
  if (parcelId === undefined && orderId !== undefined) return lockOrderSubject(tx, userId, orderId)
  if (parcelId !== undefined && orderId === undefined) return lockParcelSubject(tx, userId, parcelId)
  throw fieldProblem(400, 'SubjectRequired', 'parcelId')
}

async function lockParcelSubject(tx: Transaction, userId: string, id: string): Promise<NamedSubject> {
  const [found] = await lockParcels(tx, userId, [id])
  const { expressNumber: displayName, status, weightGrams, logisticsOrderId } = orNotFound(found)
  const [isWeighed, isSubmitted] = [weightGrams !== null, logisticsOrderId !== null]
  return { type: 'PARCEL', displayName, status, isWeighed, isSubmitted }
}

async function lockOrderSubject(tx: Transaction, userId: string, id: string): Promise<NamedSubject> {
  const order = await lockOwnOrder(tx, userId, id)
  const { code: displayName, status, actualBill } = order
  return { type: 'LOGISTICS_ORDER', displayName, status, isWeighed: actualBill !== null, bills: order }
}
