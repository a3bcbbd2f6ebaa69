import { withFreeCode } from '../../db/freeCode.ts'
import { newId } from '../../base/ids.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { LOGISTICS_ORDER } from '../../states/logisticsOrder.ts'
import { findTransition, firstTransition, type Transition } from '../../states/transition.ts'
import { type MessageEvent, notify } from '../message/index.ts'
import { recordMove } from '../tracking/index.ts'
import {
  insertLog,
  insertOrder,
  updateOrder,
  type NewOrder,
  type OrderChanges,
  type OrderRow,
} from './repository.ts'

import type { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import type { LogisticsOrderMove } from '../../contracts/logisticsOrder.ts'
import type { Transaction } from '../../db/client.ts'

export type { OrderRow }

/** Figures that a log line and a message show. */
export type MoveParams = Readonly<Record<string, string | number>>

/** Moves that the customer did not make and wants to hear of. A weighing and a charge have messages of their own. */
const MESSAGES: Readonly<Partial<Record<LogisticsOrderMove, MessageEvent>>> = {
  process: 'orderProcessing',
  ship: 'orderShipped',
  reachPickupStation: 'orderReadyForPickup',
  sign: 'orderDelivered',
  complete: 'orderCompleted',
  reject: 'orderRejected',
}

const CODE = { prefix: 'L', digits: 6 }

/** Brings a new order into the world with its first log line. */
export async function beginOrder(
  tx: Transaction,
  order: Omit<NewOrder, 'id' | 'code' | 'status' | 'statusTime' | 'creationTime' | 'version'>,
  now: Date,
): Promise<OrderRow> {
  const transition = firstTransition(LOGISTICS_ORDER, 'submit')
  const begun = {
    ...order,
    id: newId(now),
    status: transition.to,
    statusTime: now,
    creationTime: now,
    version: 1,
  }
  const row = await withFreeCode(CODE, now, (code) => insertOrder(tx, { ...begun, code }))
  await tell(tx, row, transition, { count: order.parcelCount }, now)
  return row
}

/**
 * Moves an order that the caller has locked: its log line, the line on its way and the message to the customer are
 * written with it.
 *
 * @throws ApiProblem 409 OrderMoveRefused when the move is not allowed from the order's status
 */
export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  move: LogisticsOrderMove,
  now: Date,
  { changes = {}, params = {} }: { changes?: OrderChanges; params?: MoveParams } = {},
): Promise<OrderRow> {
  const transition = requireTransition(order, move)
  const moved = await updateOrder(tx, order, { ...changes, status: transition.to, statusTime: now })
  await tell(tx, moved, transition, params, now)
  return moved
}

/**
 * The step that a move is from where an order stands.
 *
 * @throws ApiProblem 409 OrderMoveRefused when there is none
 */
export function requireTransition(
  { status }: OrderRow,
  move: LogisticsOrderMove,
): Transition<LogisticsOrderStatus, LogisticsOrderMove> {
  const transition = findTransition(LOGISTICS_ORDER, move, status)
  if (!transition) throw moveRefused({ status })
  return transition
}

/** Something that the order's status does not allow. */
export function moveRefused({ status }: Pick<OrderRow, 'status'>): ApiProblem {
  return new ApiProblem(409, 'OrderMoveRefused', { params: { status: { key: `orderStatus.${status}` } } })
}

async function tell(
  tx: Transaction,
  order: OrderRow,
  { move, actor }: Transition<LogisticsOrderStatus, LogisticsOrderMove>,
  params: MoveParams,
  now: Date,
): Promise<void> {
  const { id, status } = order
  await insertLog(tx, { id: newId(now), orderId: id, time: now, move, status, actor, params })
  await recordMove(tx, id, move, now)
  const event = MESSAGES[move]
  if (event) await tellCustomer(tx, order, event, params, now)
}

/** Tells an order's customer of it. */
export async function tellCustomer(
  tx: Transaction,
  { id, userId, code }: OrderRow,
  event: MessageEvent,
  params: MoveParams,
  now: Date,
): Promise<void> {
  const subject = { type: 'LOGISTICS_ORDER', id } as const
  await notify(tx, { userId, kind: 'LOGISTICS_ORDER', event, params: { code, ...params }, subject }, now)
}
