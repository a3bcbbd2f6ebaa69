import { withFreeCode } from '../../db/freeCode.ts'
import { newId } from '../../base/ids.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { STORE_ORDER } from '../../states/storeOrder.ts'
import { findTransition, firstTransition } from '../../states/transition.ts'
import * as repository from './repository.ts'

import type { Actor } from '../../contracts/actor.ts'
import type { StoreOrderStatus } from '../../contracts/enumerations.ts'
import type { StoreOrderMove } from '../../contracts/storeOrder.ts'
import type { Transaction } from '../../db/client.ts'
import type { NewLog, NewOrder, OrderRow } from './repository.ts'

const CODE = { prefix: 'M', digits: 8 }

/** Brings a new order into the world with its first log line. */
export async function beginStoreOrder(
  tx: Transaction,
  order: Omit<NewOrder, 'id' | 'code' | 'status' | 'statusTime' | 'creationTime' | 'version'>,
  now: Date,
): Promise<OrderRow> {
  const transition = firstTransition(STORE_ORDER, 'submit')
  const begun = {
    ...order,
    id: newId(now),
    status: transition.to,
    statusTime: now,
    creationTime: now,
    version: 1,
  }
  const row = await withFreeCode(CODE, now, (code) => repository.insertOrder(tx, { ...begun, code }))
  const { move, to: status, actor } = transition
  await repository.insertLog(tx, logOf({ id: row.id, move, status, actor }, now))
  return row
}

/**
 * Moves a locked order on and writes its log line.
 *
 * @throws ApiProblem 409 StoreOrderMoveRefused
 */
export async function moveStoreOrder(
  tx: Transaction,
  order: OrderRow,
  move: StoreOrderMove,
  now: Date,
  changes: Partial<Pick<OrderRow, 'parcelId'>> = {},
): Promise<OrderRow> {
  const { to: status, actor } = requireTransition(order, move)
  const log = logOf({ id: order.id, move, status, actor }, now)
  return repository.updateOrder(tx, order, { ...changes, status, statusTime: now }, log)
}

/** @throws ApiProblem 409 StoreOrderMoveRefused when the order's status does not allow the move */
export function requireTransition({ status }: Pick<OrderRow, 'status'>, move: StoreOrderMove) {
  const transition = findTransition(STORE_ORDER, move, status)
  if (!transition) throw moveRefused(status)
  return transition
}

/** A move that the order's status does not allow. */
export function moveRefused(status: StoreOrderStatus): ApiProblem {
  const params = { status: { key: `storeOrderStatus.${status}` as const } }
  return new ApiProblem(409, 'StoreOrderMoveRefused', { params })
}

function logOf(
  { id, move, status, actor }: { id: string; move: StoreOrderMove; status: StoreOrderStatus; actor: Actor },
  now: Date,
): NewLog {
  return { id: newId(now), orderId: id, time: now, move, status, actor }
}
