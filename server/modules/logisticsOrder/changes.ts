import { ApiProblem, notFound } from '../../problem.ts'
import { UNPAID_STATUSES } from '../../states/logisticsOrder.ts'
import { giveCouponBack } from '../coupon/use.ts'
import { listParcelsOfOrder, lockParcelsOfOrder, moveParcel } from '../parcel/moves.ts'
import { toBillRecord } from '../shipping/billRecord.ts'
import { requireOwnImages } from '../upload/ownImages.ts'
import { moveOrder, moveRefused, type MoveParams } from './moves.ts'
import { addressFor, orderServices, stationFor } from './parties.ts'
import { estimateOn, type QuotingContext } from './quoting.ts'
import { lockOrder, updateOrder, type OrderRow } from './repository.ts'

import { LogisticsOrderStatus, ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import type { ConfirmReceiptRequest, UpdateOrderRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../db/client.ts'

type Context = Omit<QuotingContext, 'db'>

const BEFORE_WEIGHING: readonly LogisticsOrderStatus[] = [
  LogisticsOrderStatus.PendingProcessing,
  LogisticsOrderStatus.PendingWeighing,
]

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
 * Changes where and how an order goes, as long as it is not weighed, and estimates it anew.
 *
 * @throws ApiProblem 404; 409 OrderStale, OrderMoveRefused; 400 that names the field
 */
export async function updateOrderDetails(
  tx: Transaction,
  userId: string,
  id: string,
  request: UpdateOrderRequest,
  { settings, now }: Context,
  language: Language,
): Promise<OrderRow> {
  const order = await ownOrder(tx, userId, id)
  refuseLateChange(order)
  if (request.version !== undefined && request.version !== order.version) {
    throw new ApiProblem(409, 'OrderStale')
  }
  const merged = await mergeRequest(tx, order, request, language)
  const parcels = await listParcelsOfOrder(tx, id)
  const { transportationChannelId: channelId, shippingMethodTypeId } = merged
  const bill = await estimateOn(
    { db: tx, settings, now },
    { ...merged, parcels, services: merged.additionalServices, orderId: id },
    { channelId, shippingMethodTypeId },
    language,
  )
  const { remarks, messageToStaff, images } = request
  return updateOrder(tx, order, {
    ...merged,
    ...(remarks === undefined ? {} : { remarks: remarks.trim() || null }),
    ...(messageToStaff === undefined ? {} : { messageToStaff: messageToStaff.trim() || null }),
    ...(images === undefined ? {} : { images: await requireOwnImages(tx, userId, images, order.images) }),
    estimatedBill: toBillRecord(bill),
  })
}

function refuseLateChange(order: OrderRow): void {
  if (!BEFORE_WEIGHING.includes(order.status)) throw moveRefused(order)
}

/** An order with what a request changes about its way. */
async function mergeRequest(
  tx: Transaction,
  order: OrderRow,
  request: UpdateOrderRequest,
  language: Language,
) {
  const shippingAddress =
    request.addressId === undefined
      ? order.shippingAddress
      : await addressFor(tx, order.userId, request.addressId, language)
  const { regionGroupId } = shippingAddress
  const receivingMethod = request.receivingMethod ?? order.receivingMethod
  const stationId = request.pickupStationId ?? order.pickupStationId ?? undefined
  return {
    ...order,
    shippingAddress,
    regionGroupId,
    receivingMethod,
    pickupStationId: await stationFor(tx, receivingMethod, stationId, regionGroupId),
    shippingMethodTypeId: request.shippingMethodTypeId ?? order.shippingMethodTypeId,
    transportationChannelId: request.transportationChannelId ?? order.transportationChannelId,
    isInsured: request.isInsured ?? order.isInsured,
    additionalServices:
      request.additionalServiceIds === undefined
        ? order.additionalServices
        : await orderServices(tx, request.additionalServiceIds),
  }
}

/** Turns auto-pay on or off. Nothing is charged before the order is sent out. */
export async function setAutoPay(
  tx: Transaction,
  userId: string,
  id: string,
  isAutoPay: boolean,
): Promise<OrderRow> {
  const order = await ownOrder(tx, userId, id)
  if (!UNPAID_STATUSES.includes(order.status)) throw moveRefused(order)
  return updateOrder(tx, order, { isAutoPay })
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
