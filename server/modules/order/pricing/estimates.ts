import { fieldProblem } from '../../../base/http/problem.ts'
import { AdditionalServiceType, type Language } from '../../../contracts/enumerations.ts'
import { chooseServices } from '../../additionalService/index.ts'
import { findParcels, listParcelsOfOrder } from '../../parcel/index.ts'
import { addressFor, askedDestination, requireDestination } from '../choices/destination.ts'
import { requireTakeable } from '../choices/parcels.ts'
import { estimate } from './quoting.ts'

import type { EstimateRequest, UpdateOrderRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Database } from '../../../db/client.ts'
import type { ChannelQuote } from '../../shipping/index.ts'
import type { OrderRow } from '../repository/orders.ts'
import type { PricingContext, Quotable } from './bills.ts'

/**
 * What each channel would cost for parcels that could be submitted, or why it does not take them.
 *
 * @throws ApiProblem 404 for foreign IDs
 * @throws ApiProblem 400 RegionGroupRequired
 * @throws ApiProblem 409 ParcelNotSubmittable, ParcelsInSeveralWarehouses
 */
export async function estimateParcels(
  context: PricingContext,
  userId: string,
  request: EstimateRequest,
  language: Language,
): Promise<ChannelQuote[]> {
  const { db } = context
  const { parcelIds, couponId, additionalServiceIds, isInsured, receivingMethod } = request
  const wanted = [...new Set(parcelIds)]
  const parcels = requireTakeable(await findParcels(db, userId, wanted), wanted)
  const regionGroupId = await askedDestination(db, userId, request, language)
  if (regionGroupId === undefined) throw fieldProblem(400, 'RegionGroupRequired', 'addressId')
  await requireDestination(db, regionGroupId)
  const quotable = {
    userId,
    parcels,
    regionGroupId,
    receivingMethod,
    services: await chooseServices(db, AdditionalServiceType.LOGISTICS_ORDER, additionalServiceIds),
    isInsured: isInsured ?? false,
    collectingFee: 0n,
    couponId: couponId ?? null,
  }
  return estimate(context, quotable, request.transportationChannelId)
}

/** Changes of an order that its price depends on; absent ones stay as they are. */
export type PricedChanges = Pick<
  UpdateOrderRequest,
  'addressId' | 'receivingMethod' | 'additionalServiceIds' | 'isInsured'
>

/**
 * What an order would cost on each channel with these changes.
 *
 * @throws ApiProblem 404 AddressUnknown
 * @throws ApiProblem 400 AdditionalServiceUnknown
 */
export async function estimateChange(
  context: PricingContext,
  order: OrderRow,
  changes: PricedChanges,
  language: Language,
): Promise<ChannelQuote[]> {
  const priced = await pricedWith(context.db, order, changes, language)
  return estimate(context, await quotableWith(context.db, order, priced))
}

/** What the price depends on, with the changes applied. */
export async function pricedWith(db: Database, order: OrderRow, changes: PricedChanges, language: Language) {
  const { addressId, additionalServiceIds } = changes
  const shippingAddress =
    addressId === undefined ? order.shippingAddress : await addressFor(db, order.userId, addressId, language)
  return {
    shippingAddress,
    regionGroupId: shippingAddress.regionGroupId,
    receivingMethod: changes.receivingMethod ?? order.receivingMethod,
    isInsured: changes.isInsured ?? order.isInsured,
    additionalServices:
      additionalServiceIds === undefined
        ? order.additionalServices
        : await chooseServices(db, AdditionalServiceType.LOGISTICS_ORDER, additionalServiceIds),
  }
}

/** An order as it is quoted with these changes. */
export async function quotableWith(
  db: Database,
  order: OrderRow,
  { additionalServices: services, ...priced }: Awaited<ReturnType<typeof pricedWith>>,
): Promise<Quotable> {
  const { id: orderId, userId, couponId, collectingFee } = order
  const parcels = await listParcelsOfOrder(db, orderId)
  return { ...priced, userId, couponId, collectingFee, orderId, parcels, services }
}
