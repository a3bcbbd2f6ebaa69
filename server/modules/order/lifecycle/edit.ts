import { ApiProblem } from '../../../base/http/problem.ts'
import { toBillRecord } from '../../../money/billRecord.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { requireOwnImages } from '../../upload/index.ts'
import { stationFor } from '../choices/station.ts'
import { pricedWith, quotableWith } from '../pricing/estimates.ts'
import { estimateOn } from '../pricing/quoting.ts'
import { updateOrder, type OrderChanges, type OrderRow } from '../repository/orders.ts'
import { moveRefused } from './lifecycle.ts'
import { lockOwnOrder } from './lookup.ts'

import type { Language } from '../../../contracts/enumerations.ts'
import type { UpdateOrderRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Circumstances, LockingContext } from '../pricing/bills.ts'

type DeliveryChanges = Omit<UpdateOrderRequest, 'remarks' | 'messageToStaff' | 'images' | 'version'>

/**
 * Changes an order's delivery and notes until it is weighed. A new delivery gets a new estimate.
 *
 * @throws ApiProblem 404
 * @throws ApiProblem 409 OrderStale, OrderMoveRefused
 * @throws ApiProblem 400 that names the field
 */
export async function editOrder(
  tx: Transaction,
  userId: string,
  id: string,
  request: UpdateOrderRequest,
  { settings, clock }: LockingContext,
  language: Language,
): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, userId, id)
  const circumstances = { settings, now: clock.now() }
  refuseWeighed(order)
  const { remarks, messageToStaff, images, version, ...delivery } = request
  if (version !== undefined && version !== order.version) throw new ApiProblem(409, 'OrderStale')
  const changesDelivery = Object.keys(delivery).length > 0
  return updateOrder(tx, order, {
    ...(changesDelivery ? await deliveryWith(tx, order, delivery, circumstances, language) : {}),
    ...(remarks === undefined ? {} : { remarks: remarks.trim() || null }),
    ...(messageToStaff === undefined ? {} : { messageToStaff: messageToStaff.trim() || null }),
    ...(images === undefined ? {} : { images: await requireOwnImages(tx, userId, images, order.images) }),
  })
}

/** @throws ApiProblem 409 OrderMoveRefused from the weighing on */
export function refuseWeighed(order: OrderRow): void {
  if (!LOGISTICS_ORDER.is(order.status, 'unweighed')) throw moveRefused(order)
}

/** The changed destination and delivery, with the new estimate. */
async function deliveryWith(
  tx: Transaction,
  order: OrderRow,
  changes: DeliveryChanges,
  circumstances: Circumstances,
  language: Language,
): Promise<OrderChanges> {
  const priced = await pricedWith(tx, order, changes, language)
  const { receivingMethod, regionGroupId } = priced
  const keptId = order.pickupStationId
  const stationId = changes.pickupStationId ?? keptId ?? undefined
  const pickupStationId = await stationFor(tx, receivingMethod, stationId, regionGroupId, keptId)
  const shippingMethodTypeId = changes.shippingMethodTypeId ?? order.shippingMethodTypeId
  const transportationChannelId = changes.transportationChannelId ?? order.transportationChannelId
  const bill = await estimateOn(
    { db: tx, ...circumstances },
    await quotableWith(tx, order, priced),
    { channelId: transportationChannelId, shippingMethodTypeId },
    language,
  )
  return {
    ...priced,
    pickupStationId,
    shippingMethodTypeId,
    transportationChannelId,
    estimatedBill: toBillRecord(bill),
  }
}
