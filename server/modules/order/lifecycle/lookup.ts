import { fieldProblem, orNotFound } from '../../../base/http/problem.ts'
import { normaliseExpressNumber } from '../../express/index.ts'
import { findOrder, lockOrder, lockOrderByCode, type OrderRow } from '../repository/orders.ts'

import type { Database, Transaction } from '../../../db/client.ts'

/**
 * A customer's own order.
 *
 * @throws ApiProblem 404
 */
export async function requireOwnOrder(db: Database, userId: string, id: string): Promise<OrderRow> {
  return orNotFound(await findOrder(db, userId, id)).order
}

/**
 * A customer's own order, locked.
 *
 * @throws ApiProblem 404
 */
export async function lockOwnOrder(tx: Transaction, userId: string, id: string): Promise<OrderRow> {
  return orNotFound(await lockOrder(tx, userId, id))
}

/**
 * The order with a code, however it is spaced, locked.
 *
 * @throws ApiProblem 404 OrderCodeUnknown
 */
export async function lockCodedOrder(tx: Transaction, code: string): Promise<OrderRow> {
  const order = await lockOrderByCode(tx, normaliseExpressNumber(code))
  if (!order) throw fieldProblem(404, 'OrderCodeUnknown', 'code')
  return order
}
