import { randomInt } from 'node:crypto'

import { ApiProblem } from '../../../base/http/problem.ts'
import { after, DAY_MS } from '../../../base/time/clock.ts'
import { ReceivingMethod } from '../../../contracts/enumerations.ts'
import { eachDue } from '../../../db/eachDue.ts'
import { rewardReferrer } from '../../referral/index.ts'
import { requireOwnImages } from '../../upload/index.ts'
import { lockDelivered, type OrderChanges, type OrderRow } from '../repository/orders.ts'
import { moveOrder, moveParcelsOf, requireMove } from './lifecycle.ts'
import { lockOwnOrder } from './lookup.ts'

import type { Clock } from '../../../base/time/clock.ts'
import type { ConfirmReceiptRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Database, Transaction } from '../../../db/client.ts'

/** For how long a customer may confirm receipt before the order completes by itself. */
const CONFIRMATION_MS = 14 * DAY_MS

/**
 * Brings an order, with all its parcels, to the pickup station or into the customer's hands.
 *
 * @throws ApiProblem 409 OrderMoveRefused
 * @throws ApiProblem 409 OrderNotForPickup where one for the door would wait at a station
 */
export async function deliverOrder(
  tx: Transaction,
  order: OrderRow,
  move: 'reachPickupStation' | 'sign',
  now: Date,
): Promise<OrderRow> {
  requireMove(order, move)
  const isForPickup = order.receivingMethod === ReceivingMethod.PICKUP_STATION
  if (move === 'reachPickupStation' && !isForPickup) throw new ApiProblem(409, 'OrderNotForPickup')
  await moveParcelsOf(tx, order, [move], now)
  const pickupCode = move === 'reachPickupStation' ? newPickupCode() : null
  return moveOrder(tx, order, move, now, {
    changes: { pickupCode },
    params: pickupCode === null ? {} : { pickupCode },
  })
}

/** Six digits. Two orders may get the same ones, since staff also check the recipient's name. */
function newPickupCode(): string {
  return String(randomInt(100_000, 1_000_000))
}

/**
 * @throws ApiProblem 404
 * @throws ApiProblem 409 OrderMoveRefused until the order has been delivered
 * @throws ApiProblem 400 for foreign pictures
 */
export async function confirmReceipt(
  tx: Transaction,
  userId: string,
  id: string,
  { satisfaction, review, images }: ConfirmReceiptRequest,
  clock: Clock,
): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, userId, id)
  const reviewImages = await requireOwnImages(tx, userId, images ?? [])
  const changes = { satisfaction, review: review?.trim() || null, reviewImages }
  return completeOrder(tx, order, 'confirmReceipt', clock.now(), changes)
}

/**
 * Completes orders that were delivered two weeks ago and that nobody confirmed.
 *
 * @returns how many
 */
export function completeDelivered(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    (tx, size) => lockDelivered(tx, after(now, -CONFIRMATION_MS), size),
    (tx, order) => completeOrder(tx, order, 'complete', now),
  )
}

/** Completes an order, and rewards whoever invited its customer if it was the first. */
async function completeOrder(
  tx: Transaction,
  order: OrderRow,
  move: 'confirmReceipt' | 'complete',
  now: Date,
  changes: OrderChanges = {},
): Promise<OrderRow> {
  const completed = await moveOrder(tx, order, move, now, { changes })
  const { id: orderId, userId, total, refunded } = completed
  await rewardReferrer(tx, { userId, orderId, paid: (total ?? 0n) - refunded }, now)
  return completed
}
