import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { giveCouponBack } from '../../coupon/index.ts'
import { lockParcelsOfOrder, moveParcel } from '../../parcel/index.ts'
import { moveOrder, type MoveParams } from './lifecycle.ts'

import type { Transaction } from '../../../db/client.ts'
import type { OrderRow } from '../repository/orders.ts'

/**
 * Ends an unpaid order: its parcels are free again and its coupon comes back.
 *
 * @throws ApiProblem 409 OrderMoveRefused
 */
export async function endOrder(
  tx: Transaction,
  order: OrderRow,
  move: 'cancel' | 'reject' | 'expire',
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
