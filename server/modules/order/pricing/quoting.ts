import { fieldProblem } from '../../../base/http/problem.ts'
import { ReceivingMethod, type Language } from '../../../contracts/enumerations.ts'
import {
  goodsTypeNames,
  quoteChannels,
  refusalText,
  tariffTo,
  type ChannelQuote,
} from '../../shipping/index.ts'
import { couponFor, ratesOf, type PricingContext, type Quotable } from './bills.ts'
import { extrasOf } from './extras.ts'
import { parcelsShipment, readGoodsTypes } from './load.ts'

import type { Bill } from '../../../money/bill.ts'
import type { ParcelRow } from '../../parcel/index.ts'

/** Parcels that come to the door, without anything that the customer may add. */
export function plainOrder(userId: string, parcels: readonly ParcelRow[], regionGroupId: string): Quotable {
  return {
    userId,
    parcels,
    regionGroupId,
    receivingMethod: ReceivingMethod.DOOR,
    services: [],
    isInsured: false,
    collectingFee: 0n,
    couponId: null,
  }
}

/** What each channel, or one, would cost for parcels that are not packed yet. */
export async function estimate(
  context: PricingContext,
  order: Quotable,
  channelId?: string,
): Promise<ChannelQuote[]> {
  const estimateOf = await estimatesOf(context, order, channelId)
  return estimateOf(order.parcels)
}

/**
 * What each channel would cost for these parcels of an order, if they went at this time.
 *
 * @param now the time of the context unless given
 */
export type EstimateOf = (parcels: readonly ParcelRow[], now?: Date) => Promise<ChannelQuote[]>

/** Estimates for an order and for parts of its parcels, with all that they depend on read once. */
export async function estimatesOf(
  context: PricingContext,
  order: Quotable,
  channelId?: string,
): Promise<EstimateOf> {
  const { db, settings } = context
  const { regionGroupId, receivingMethod } = order
  const goodsTypes = await readGoodsTypes(db, order.parcels)
  const rates = await ratesOf(db, order)
  const tariff = await tariffTo(db, regionGroupId, channelId === undefined ? {} : { id: channelId })

  return async (parcels, now = context.now) => {
    const shipment = { ...parcelsShipment(parcels, goodsTypes), regionGroupId, receivingMethod }
    const extras = { ...(await extrasOf(db, { ...order, parcels }, settings, now)), ...rates }
    return quoteChannels(tariff, shipment, extras, couponFor({ ...context, now }, order))
  }
}

/**
 * The estimate on the channel that the customer chose.
 *
 * @throws ApiProblem 400 ChannelUnknown
 * @throws ApiProblem 400 ChannelRefuses with the reason
 */
export async function estimateOn(
  context: PricingContext,
  order: Quotable,
  { channelId, shippingMethodTypeId }: { channelId: string; shippingMethodTypeId: string },
  language: Language,
): Promise<Bill> {
  const [quote] = await estimate(context, order, channelId)
  if (quote?.channel.shippingMethodTypeId !== shippingMethodTypeId) {
    throw fieldProblem(400, 'ChannelUnknown', 'transportationChannelId')
  }
  if (quote.bill) return quote.bill
  const names = await goodsTypeNames(context.db)
  const reason = quote.refusal ? refusalText(quote.refusal, names, language) : ''
  throw fieldProblem(400, 'ChannelRefuses', 'transportationChannelId', { reason })
}
