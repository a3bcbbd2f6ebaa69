import { ApiProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { StoreOrderStatus } from '../../contracts/enumerations.ts'
import { withFreeCode } from '../../db/freeCode.ts'
import { createLifecycle, type Step } from '../../states/lifecycle.ts'
import { STORE_ORDER } from '../../states/storeOrder.ts'
import { notify, type MessageEvent } from '../message/index.ts'
import { putBackIntoStock } from '../store/index.ts'
import {
  insertLog,
  insertOrder,
  updateOrder,
  type NewLog,
  type NewOrder,
  type OrderRow,
} from './repository.ts'

import type { StoreOrderMove } from '../../contracts/storeOrder.ts'
import type { Transaction } from '../../db/client.ts'

const CODE = { prefix: 'M', digits: 8 }

/** What customers hear of an order. */
const MESSAGES: Partial<Record<StoreOrderMove, MessageEvent>> = {
  pay: 'storeOrderPaid',
  expire: 'storeOrderExpired',
}

type Changes = Pick<OrderRow, 'parcelId'>

const lifecycle = createLifecycle<Transaction, OrderRow, StoreOrderStatus, StoreOrderMove, Changes, null>({
  machine: STORE_ORDER,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: ({ status }) => moveRefused(status),
  save: (tx, order, changes, step) =>
    updateOrder(tx, order, { ...changes, status: step.to, statusTime: step.time }, logOf(order.id, step)),
  record: async (tx, order, { move, to, time }) => {
    // Cancelled goods are for sale again.
    if (to === StoreOrderStatus.Canceled) await putBackIntoStock(tx, order.skuId, order.quantity)
    await tellCustomer(tx, order, move, time)
  },
})

/** Submits an order whose goods are reserved. */
export function beginStoreOrder(
  tx: Transaction,
  order: Omit<NewOrder, 'id' | 'code' | 'status' | 'statusTime' | 'creationTime' | 'version'>,
  now: Date,
): Promise<OrderRow> {
  const insert = async (step: Step<StoreOrderStatus, StoreOrderMove>): Promise<OrderRow> => {
    const times = { statusTime: now, creationTime: now }
    const begun = { ...order, id: newId(now), status: step.to, ...times, version: 1 }
    const row = await withFreeCode(CODE, now, (code) => insertOrder(tx, { ...begun, code }))
    await insertLog(tx, logOf(row.id, step))
    return row
  }
  return lifecycle.begin(tx, 'submit', now, insert, null)
}

/**
 * Moves a locked order on; goods of a cancelled one are for sale again.
 *
 * @throws ApiProblem 409 StoreOrderMoveRefused
 */
export function moveStoreOrder(
  tx: Transaction,
  order: OrderRow,
  move: StoreOrderMove,
  now: Date,
  changes: Partial<Changes> = {},
): Promise<OrderRow> {
  return lifecycle.move(tx, order, move, now, null, changes)
}

/** @throws ApiProblem 409 StoreOrderMoveRefused when the order's status doesn't allow the move */
export const requireMove = lifecycle.require

export function moveRefused(status: StoreOrderStatus): ApiProblem {
  const params = { status: { key: `storeOrderStatus.${status}` as const } }
  return new ApiProblem(409, 'StoreOrderMoveRefused', { params })
}

function logOf(
  orderId: string,
  { move, to: status, actor, time }: Step<StoreOrderStatus, StoreOrderMove>,
): NewLog {
  return { id: newId(time), orderId, time, move, status, actor }
}

async function tellCustomer(
  tx: Transaction,
  { id, userId, code }: OrderRow,
  move: StoreOrderMove,
  now: Date,
): Promise<void> {
  const event = MESSAGES[move]
  if (!event) return
  const subject = { type: 'STORE_ORDER', id } as const
  await notify(tx, { userId, kind: 'STORE', event, params: { code }, subject }, now)
}
