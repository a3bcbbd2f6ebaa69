import { CouponBusinessType, ReceivingMethod } from '../../contracts/enumerations.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { quoteCoupon } from '../coupon/index.ts'
import {
  type ChannelQuote,
  type CouponFor,
  billOn,
  findChannels,
  goodsTypeNames,
  listRates,
  quoteChannels,
  refusalText,
  tariffTo,
} from '../shipping/index.ts'
import { vipDiscountRateOf } from '../user/index.ts'
import { boxesLoad, extrasOf, parcelsShipment, readGoodsTypes, type Additions } from './bills.ts'
import { destinationOf } from './parties.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { PackedBox } from '../../db/schema/logisticsOrders.ts'
import type { Bill } from '../../money/bill.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** What quotes are made from beside the order itself. */
export interface QuotingContext {
  readonly db: Database
  readonly settings: TenantSettings
  readonly now: Date
}

/** An order, or one to be, as far as its price depends on it. */
export interface Quotable extends Additions {
  readonly userId: string
  readonly regionGroupId: string
  readonly receivingMethod: ReceivingMethod
  readonly couponId: string | null
  /** Once there is an order: its own coupon is not in its way. */
  readonly orderId?: string
}

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
  context: QuotingContext,
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
  context: QuotingContext,
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
 * @throws ApiProblem 400 ChannelUnknown; 400 ChannelRefuses with the reason
 */
export async function estimateOn(
  context: QuotingContext,
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

/** The bill of packed boxes: what is to be paid. */
export async function billBoxes(
  context: QuotingContext,
  order: Quotable,
  { channelId, boxes }: { channelId: string; boxes: readonly PackedBox[] },
): Promise<Bill> {
  const { db } = context
  const [channel] = await findChannels(db, { id: channelId })
  const [rate] = await listRates(db, [channelId], order.regionGroupId)
  if (!channel || !rate) throw new Error(`channel ${channelId} no longer serves ${order.regionGroupId}`)
  const extras = {
    ...(await extrasOf(db, order, context.settings, context.now)),
    ...(await ratesOf(db, order)),
  }
  return billOn(channel, rate, { load: boxesLoad(boxes), extras, couponFor: couponFor(context, order) })
}

/** The tax at the destination, and the customer's discount. */
async function ratesOf(db: Database, { regionGroupId, userId }: Quotable) {
  const { gstRate } = await destinationOf(db, regionGroupId)
  return { gstRate, vipDiscountRate: await vipDiscountRateOf(db, userId) }
}

/** A coupon that does not fit a channel takes nothing off there; one that is not the customer's is an error. */
function couponFor({ db, settings, now }: QuotingContext, order: Quotable): CouponFor {
  return async (shippingFee, transportationChannelId) => {
    if (order.couponId === null) return null
    const context = {
      businessType: CouponBusinessType.LOGISTICS_ORDER,
      currencyCode: settings.defaultCurrencyCode,
      shippingFee,
      transportationChannelId,
      ...(order.orderId === undefined ? {} : { orderId: order.orderId }),
    }
    try {
      return await quoteCoupon(db, order.userId, order.couponId, context, now)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'CouponNotUsable') return null
      throw error
    }
  }
}
