import { calendarAt } from '../../base/time/calendar.ts'
import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { findParcels } from '../parcel/index.ts'
import { type ChannelQuote, quoteViews } from '../shipping/index.ts'
import { estimateChange } from './edit.ts'
import { addressFor, destinationOf, orderServices } from './parties.ts'
import { estimate } from './quoting.ts'
import { findOrder } from './repository.ts'
import { takeable } from './takeable.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { EstimateChangeRequest, EstimateRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Quote } from '../../contracts/shipping.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** What each channel would cost, or why it does not take the parcels. */
export interface Estimates {
  /** For parcels that are in no order yet. */
  estimate(customer: Customer, request: EstimateRequest, language: Language): Promise<Page<Quote>>
  /** What an order would cost with these changes. */
  estimateChange(
    customer: Customer,
    id: string,
    changes: EstimateChangeRequest,
    language: Language,
  ): Promise<Page<Quote>>
}

export function createEstimates(db: Database, clock: Clock, settings: TenantSettings): Estimates {
  const context = () => ({ settings, now: clock.now() })
  const calendar = calendarAt(settings.utcOffsetMinutes)

  const view = async (tx: Transaction, quotes: ChannelQuote[], language: Language) => {
    const items = await quoteViews(tx, quotes, { language, today: calendar.dayOf(clock.now()) })
    return { items, totalCount: items.length }
  }

  return {
    estimate: ({ userId }, request, language) =>
      db.transaction(async (tx) => {
        const quotable = await quotableOf(tx, userId, request, language)
        const quotes = await estimate({ db: tx, ...context() }, quotable, request.transportationChannelId)
        return view(tx, quotes, language)
      }),

    estimateChange: ({ userId }, id, changes, language) =>
      db.transaction(async (tx) => {
        const named = await findOrder(tx, userId, id)
        if (!named) throw notFound()
        return view(tx, await estimateChange(tx, named.order, changes, context(), language), language)
      }),
  }
}

/**
 * The parcels, destination and extras to quote, if they could be submitted.
 *
 * @throws ApiProblem 404 for foreign ids; 400 RegionGroupRequired; 409 ParcelNotSubmittable,
 *   ParcelsInSeveralWarehouses
 */
async function quotableOf(tx: Transaction, userId: string, request: EstimateRequest, language: Language) {
  const { parcelIds, addressId, couponId, additionalServiceIds, isInsured, receivingMethod } = request
  const wanted = [...new Set(parcelIds)]
  const parcels = takeable(await findParcels(tx, userId, wanted), wanted)
  const regionGroupId =
    addressId === undefined
      ? request.regionGroupId
      : (await addressFor(tx, userId, addressId, language)).regionGroupId
  if (regionGroupId === undefined) throw fieldProblem(400, 'RegionGroupRequired', 'addressId')
  await destinationOf(tx, regionGroupId)
  return {
    userId,
    parcels,
    regionGroupId,
    receivingMethod,
    services: await orderServices(tx, additionalServiceIds ?? []),
    isInsured: isInsured ?? false,
    collectingFee: 0n,
    couponId: couponId ?? null,
  }
}
