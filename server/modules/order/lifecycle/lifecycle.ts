import { ApiProblem } from '../../../base/http/problem.ts'
import { newId } from '../../../base/ids.ts'
import { withFreeCode } from '../../../db/freeCode.ts'
import { createLifecycle } from '../../../states/lifecycle.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { notify, type MessageEvent } from '../../message/index.ts'
import { lockParcelsOfOrder, moveParcel, type ParcelRow } from '../../parcel/index.ts'
import { recordMove } from '../../tracking/index.ts'
import { insertLog } from '../repository/logs.ts'
import {
  insertOrder,
  updateOrder,
  type NewOrder,
  type OrderChanges,
  type OrderRow,
} from '../repository/orders.ts'

import type { LogisticsOrderStatus } from '../../../contracts/enumerations.ts'
import type { LogisticsOrderMove } from '../../../contracts/logisticsOrder.ts'
import type { ParcelMove } from '../../../contracts/parcel.ts'
import type { Transaction } from '../../../db/client.ts'

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
  expire: 'orderExpired',
}

/** Only an order that waits for its payment has a term. */
const NO_TERM = { paymentTerm: null, termStep: null, termTime: null } as const

const CODE = { prefix: 'L', digits: 6 }

const lifecycle = createLifecycle<
  Transaction,
  OrderRow,
  LogisticsOrderStatus,
  LogisticsOrderMove,
  OrderChanges,
  MoveParams
>({
  machine: LOGISTICS_ORDER,
  statusOf: ({ status }) => status,
  timeOf: ({ statusTime }) => statusTime,
  refusal: moveRefused,
  save: (tx, order, changes, { to: status, time: statusTime }) => {
    const waits = LOGISTICS_ORDER.is(status, 'payable')
    return updateOrder(tx, order, { ...(waits ? {} : NO_TERM), ...changes, status, statusTime })
  },
  record: async (tx, order, { move, to: status, actor, time }, params) => {
    const { id: orderId } = order
    await insertLog(tx, { id: newId(time), orderId, time, move, status, actor, params })
    await recordMove(tx, orderId, move, time)
    const event = MESSAGES[move]
    if (event) await tellCustomer(tx, order, event, params, time)
  },
})

/** Submits a new order. */
export function beginOrder(
  tx: Transaction,
  order: Omit<NewOrder, 'id' | 'code' | 'status' | 'statusTime' | 'creationTime' | 'version'>,
  now: Date,
): Promise<OrderRow> {
  const begun = { ...order, id: newId(now), creationTime: now, version: 1 }
  const insert = ({ to: status, time: statusTime }: { to: LogisticsOrderStatus; time: Date }) =>
    withFreeCode(CODE, now, (code) => insertOrder(tx, { ...begun, code, status, statusTime }))
  return lifecycle.begin(tx, 'submit', now, insert, { count: order.parcelCount })
}

/**
 * Moves an order that the caller has locked, and writes its log line, its tracking event and the customer's message.
 *
 * @throws ApiProblem 409 OrderMoveRefused when the move is not allowed from the order's status
 */
export function moveOrder(
  tx: Transaction,
  order: OrderRow,
  move: LogisticsOrderMove,
  now: Date,
  { changes = {}, params = {} }: { changes?: OrderChanges; params?: MoveParams } = {},
): Promise<OrderRow> {
  return lifecycle.move(tx, order, move, now, params, changes)
}

/** @throws ApiProblem 409 OrderMoveRefused when an order's status doesn't allow a move */
export const requireMove = lifecycle.require

/** The refusal of what an order's status doesn't allow. */
export function moveRefused({ status }: OrderRow): ApiProblem {
  return new ApiProblem(409, 'OrderMoveRefused', { params: { status: { key: `orderStatus.${status}` } } })
}

/** Moves all parcels of an order, each through these moves. */
export async function moveParcelsOf(
  tx: Transaction,
  order: OrderRow,
  moves: readonly ParcelMove[],
  now: Date,
): Promise<void> {
  for (const parcel of await lockParcelsOfOrder(tx, order.id)) {
    let moving: ParcelRow = parcel
    for (const move of moves) moving = await moveParcel(tx, moving, move, now)
  }
}

/** Sends an order's customer a message about it. */
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
