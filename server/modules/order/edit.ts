import { ApiProblem } from '../../base/http/problem.ts'
import { listParcelsOfOrder } from '../parcel/index.ts'
import { toBillRecord } from '../../money/billRecord.ts'
import { requireOwnImages } from '../upload/index.ts'
import { ownOrder } from './changes.ts'
import { moveRefused } from './moves.ts'
import { addressFor, orderServices, stationFor } from './parties.ts'
import { estimate, estimateOn, type Quotable, type QuotingContext } from './quoting.ts'
import { updateOrder, type OrderChanges, type OrderRow } from './repository.ts'

import { LogisticsOrderStatus, type Language } from '../../contracts/enumerations.ts'
import type { UpdateOrderRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../db/client.ts'
import type { ChannelQuote } from '../shipping/index.ts'

type Context = Omit<QuotingContext, 'db'>
type PricedChanges = Pick<
  UpdateOrderRequest,
  'addressId' | 'receivingMethod' | 'additionalServiceIds' | 'isInsured'
>
type DeliveryChanges = Omit<UpdateOrderRequest, 'remarks' | 'messageToStaff' | 'images' | 'version'>

const BEFORE_WEIGHING: readonly LogisticsOrderStatus[] = [
  LogisticsOrderStatus.PendingProcessing,
  LogisticsOrderStatus.PendingWeighing,
]

/**
 * What an order would cost on each channel with these changes. Saves nothing.
 *
 * @throws ApiProblem 409 OrderMoveRefused; 404 AddressUnknown; 400 AdditionalServiceUnknown
 */
export async function estimateChange(
  tx: Transaction,
  order: OrderRow,
  changes: PricedChanges,
  context: Context,
  language: Language,
): Promise<ChannelQuote[]> {
  refuseLateChange(order)
  const priced = await pricedWith(tx, order, changes, language)
  return estimate({ db: tx, ...context }, await quotableOf(tx, order, priced))
}

/**
 * Changes an order's delivery and notes until it is weighed. A new delivery gets a new estimate.
 *
 * @throws ApiProblem 404; 409 OrderStale, OrderMoveRefused; 400 that names the field
 */
export async function updateOrderDetails(
  tx: Transaction,
  userId: string,
  id: string,
  request: UpdateOrderRequest,
  context: Context,
  language: Language,
): Promise<OrderRow> {
  const order = await ownOrder(tx, userId, id)
  refuseLateChange(order)
  const { remarks, messageToStaff, images, version, ...delivery } = request
  if (version !== undefined && version !== order.version) throw new ApiProblem(409, 'OrderStale')
  return updateOrder(tx, order, {
    ...(Object.keys(delivery).length === 0 ? {} : await deliveryWith(tx, order, delivery, context, language)),
    ...(remarks === undefined ? {} : { remarks: remarks.trim() || null }),
    ...(messageToStaff === undefined ? {} : { messageToStaff: messageToStaff.trim() || null }),
    ...(images === undefined ? {} : { images: await requireOwnImages(tx, userId, images, order.images) }),
  })
}

function refuseLateChange(order: OrderRow): void {
  if (!BEFORE_WEIGHING.includes(order.status)) throw moveRefused(order)
}

/** The changed destination and delivery, with the new estimate. */
async function deliveryWith(
  tx: Transaction,
  order: OrderRow,
  changes: DeliveryChanges,
  context: Context,
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
    { db: tx, ...context },
    await quotableOf(tx, order, priced),
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

/** What the price depends on, with the changes applied. */
async function pricedWith(tx: Transaction, order: OrderRow, changes: PricedChanges, language: Language) {
  const { addressId, additionalServiceIds } = changes
  const shippingAddress =
    addressId === undefined ? order.shippingAddress : await addressFor(tx, order.userId, addressId, language)
  return {
    shippingAddress,
    regionGroupId: shippingAddress.regionGroupId,
    receivingMethod: changes.receivingMethod ?? order.receivingMethod,
    isInsured: changes.isInsured ?? order.isInsured,
    additionalServices:
      additionalServiceIds === undefined
        ? order.additionalServices
        : await orderServices(tx, additionalServiceIds),
  }
}

async function quotableOf(
  tx: Transaction,
  order: OrderRow,
  { additionalServices: services, ...priced }: Awaited<ReturnType<typeof pricedWith>>,
): Promise<Quotable> {
  const { id: orderId, userId, couponId, collectingFee } = order
  const parcels = await listParcelsOfOrder(tx, orderId)
  return { ...priced, userId, couponId, collectingFee, orderId, parcels, services }
}
