import { AdditionalServiceType, type Language } from '../../../contracts/enumerations.ts'
import { toBillRecord } from '../../../money/billRecord.ts'
import { chooseServices } from '../../additionalService/index.ts'
import { takeCoupon } from '../../coupon/index.ts'
import { lockParcels, moveParcel } from '../../parcel/index.ts'
import { requireOwnImages } from '../../upload/index.ts'
import { requireContact } from '../../user/index.ts'
import { addressFor } from '../choices/destination.ts'
import { requireTakeable } from '../choices/parcels.ts'
import { stationFor } from '../choices/station.ts'
import { couponContextOf } from '../pricing/coupon.ts'
import { estimateOn } from '../pricing/quoting.ts'
import { beginOrder } from './lifecycle.ts'

import type { SubmitOrderRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../../db/client.ts'
import type { LockingContext } from '../pricing/bills.ts'
import type { OrderRow } from '../repository/orders.ts'

/**
 * Submits parcels as one order, all or none, with the estimate, the address and the services as they are now.
 *
 * @throws ApiProblem 404 for somebody else's parcel, address or coupon
 * @throws ApiProblem 409 ParcelNotSubmittable, ParcelsInSeveralWarehouses
 * @throws ApiProblem 400 that names the field, or ContactDetailsRequired
 */
export async function submitOrder(
  tx: Transaction,
  userId: string,
  request: SubmitOrderRequest,
  { settings, clock }: LockingContext,
  language: Language,
): Promise<OrderRow> {
  await requireContact(tx, userId)
  const wanted = [...new Set(request.parcelIds)]
  // Locked, so that no other order takes them meanwhile.
  const parcels = requireTakeable(await lockParcels(tx, userId, wanted), wanted)
  const now = clock.now()
  const shippingAddress = await addressFor(tx, userId, request.addressId, language)
  const { regionGroupId } = shippingAddress
  const choice = {
    userId,
    regionGroupId,
    receivingMethod: request.receivingMethod,
    isInsured: request.isInsured ?? false,
    couponId: request.couponId ?? null,
  }
  const services = await chooseServices(
    tx,
    AdditionalServiceType.LOGISTICS_ORDER,
    request.additionalServiceIds,
  )
  const quotable = { ...choice, parcels, services, collectingFee: 0n }
  const { transportationChannelId: channelId, shippingMethodTypeId } = request
  const context = { db: tx, settings, now }
  const bill = await estimateOn(context, quotable, { channelId, shippingMethodTypeId }, language)
  const order = await beginOrder(
    tx,
    {
      ...choice,
      shippingMethodTypeId,
      transportationChannelId: channelId,
      pickupStationId: await stationFor(tx, request.receivingMethod, request.pickupStationId, regionGroupId),
      shippingAddress,
      parcelCount: parcels.length,
      parcelIds: parcels.map(({ id }) => id),
      additionalServices: services,
      isAutoPay: request.isAutoPay ?? false,
      ...(await notesAndImages(tx, userId, request)),
      collectingFee: 0n,
      refunded: 0n,
      packingInfo: [],
      packingImages: [],
      estimatedBill: toBillRecord(bill),
      currencyCode: settings.defaultCurrencyCode,
      reviewImages: [],
    },
    now,
  )
  if (order.couponId !== null) {
    await takeCoupon(tx, userId, order.couponId, order.id, couponContextOf(order, bill), now)
  }
  for (const parcel of parcels) {
    await moveParcel(tx, parcel, 'submit', now, { changes: { logisticsOrderId: order.id } })
  }
  return order
}

/** The customer's notes and pictures. */
async function notesAndImages(
  tx: Transaction,
  userId: string,
  { remarks, messageToStaff, images }: SubmitOrderRequest,
) {
  return {
    remarks: remarks?.trim() || null,
    messageToStaff: messageToStaff?.trim() || null,
    images: await requireOwnImages(tx, userId, images ?? []),
  }
}
