import { ApiProblem } from '../../../base/http/problem.ts'
import { CouponBusinessType, type ReceivingMethod } from '../../../contracts/enumerations.ts'
import { quoteCoupon } from '../../coupon/index.ts'
import { billOn, findChannels, listRates, type CouponFor } from '../../shipping/index.ts'
import { vipDiscountRateOf } from '../../user/index.ts'
import { requireDestination } from '../choices/destination.ts'
import { extrasOf, type Additions } from './extras.ts'
import { boxesLoad } from './load.ts'

import type { TenantSettings } from '../../../base/tenant.ts'
import type { Clock } from '../../../base/time/clock.ts'
import type { Database } from '../../../db/client.ts'
import type { PackedBox } from '../../../db/schema/logisticsOrders.ts'
import type { Bill } from '../../../money/bill.ts'

/** What every price depends on. */
export interface Circumstances {
  readonly settings: TenantSettings
  readonly now: Date
}

/** The same before anything is locked: the time is told afterwards. */
export interface LockingContext {
  readonly settings: TenantSettings
  readonly clock: Clock
}

/** The same, with where prices are read. */
export interface PricingContext extends Circumstances {
  readonly db: Database
}

/** What the price of an order depends on, whether it has been submitted or not. */
export interface Quotable extends Additions {
  readonly userId: string
  readonly regionGroupId: string
  readonly receivingMethod: ReceivingMethod
  readonly couponId: string | null
  /** Set once the order has been submitted: the coupon that it uses then counts as unused. */
  readonly orderId?: string
}

/** The bill of packed boxes: what is to be paid. */
export async function billBoxes(
  context: PricingContext,
  order: Quotable,
  channelId: string,
  boxes: readonly PackedBox[],
): Promise<Bill> {
  const { db, settings, now } = context
  const [channel] = await findChannels(db, { id: channelId })
  const [rate] = await listRates(db, [channelId], order.regionGroupId)
  if (!channel || !rate) throw new Error(`channel ${channelId} no longer serves ${order.regionGroupId}`)
  const extras = { ...(await extrasOf(db, order, settings, now)), ...(await ratesOf(db, order)) }
  return billOn(channel, rate, { load: boxesLoad(boxes), extras, couponFor: couponFor(context, order) })
}

/** The tax at the destination, and the customer's discount. */
export async function ratesOf(
  db: Database,
  { regionGroupId, userId }: Quotable,
): Promise<{ gstRate: string; vipDiscountRate: string | null }> {
  const { gstRate } = await requireDestination(db, regionGroupId)
  return { gstRate, vipDiscountRate: await vipDiscountRateOf(db, userId) }
}

/** A coupon that does not fit a channel takes nothing off there; one that is not the customer's is an error. */
export function couponFor({ db, settings, now }: PricingContext, order: Quotable): CouponFor {
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
