import { notFound } from '../../base/http/problem.ts'
import { giveCouponBack } from '../coupon/index.ts'
import { lockParcelsOfOrder, moveParcel } from '../parcel/index.ts'
import { requireOwnImages } from '../upload/index.ts'
import { moveOrder, type MoveParams } from './moves.ts'
import { lockOrder, type OrderRow } from './repository.ts'

import { ParcelStatus } from '../../contracts/enumerations.ts'
import type { ConfirmReceiptRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../db/client.ts'

/**
 * A customer's own order, locked.
 *
 * @throws ApiProblem 404
 */
export async function ownOrder(tx: Transaction, userId: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, userId, id)
  if (!order) throw notFound()
  return order
}

/**
 * Ends an unpaid order: its parcels are free again and its coupon comes back.
 *
 * @throws ApiProblem 409 OrderMoveRefused
 */
export async function endOrder(
  tx: Transaction,
  order: OrderRow,
  move: 'cancel' | 'reject',
  now: Date,
  params: MoveParams = {},
): Promise<OrderRow> {
  const ended = await moveOrder(tx, order, move, now, { params, changes: { couponId: null } })
  for (const parcel of await lockParcelsOfOrder(tx, order.id)) {
    const back = parcel.status === ParcelStatus.Consolidate ? 'unpack' : 'withdraw'
    await moveParcel(tx, parcel, back, now, { changes: { logisticsOrderId: null } })
  }
  await giveCouponBack(tx, order.id, now)
  return ended
}

/** @throws ApiProblem 404; 409 OrderMoveRefused until the order has been delivered; 400 for foreign pictures */
export async function confirmReceipt(
  tx: Transaction,
  userId: string,
  id: string,
  { satisfaction, review, images }: ConfirmReceiptRequest,
  now: Date,
): Promise<OrderRow> {
  const order = await ownOrder(tx, userId, id)
  const reviewImages = await requireOwnImages(tx, userId, images ?? [])
  return moveOrder(tx, order, 'confirmReceipt', now, {
    changes: { satisfaction, review: review?.trim() || null, reviewImages },
  })
}
