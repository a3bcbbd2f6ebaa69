import { calendarAt } from '../../base/time/calendar.ts'
import { createItemNames } from '../declaredName/index.ts'
import { toQuotes, type ChannelQuote } from '../shipping/index.ts'
import { refuseWeighed } from './lifecycle/edit.ts'
import { requireOwnOrder } from './lifecycle/lookup.ts'
import { estimateChange, estimateParcels } from './pricing/estimates.ts'
import { consolidationSaving } from './pricing/savings.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { ConsolidationSaving, ConsolidationSavingRequest } from '../../contracts/consolidationSaving.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { EstimateChangeRequest, EstimateRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Quote } from '../../contracts/shipping.ts'
import type { Database } from '../../db/client.ts'

/** What shipment orders would cost. Nothing is saved. */
export interface OrderQuoteService {
  /** What each channel would cost for parcels that are in no order yet, or why it does not take them. */
  estimate(customer: Customer, request: EstimateRequest, language: Language): Promise<Quote[]>
  /** What each channel would cost for an order with these changes, or why it does not take it. */
  estimateChange(
    customer: Customer,
    id: string,
    changes: EstimateChangeRequest,
    language: Language,
  ): Promise<Quote[]>
  /** What shipping parcels together saves, and what it would change to wait for the next one. */
  saving(
    customer: Customer,
    request: ConsolidationSavingRequest,
    language: Language,
  ): Promise<ConsolidationSaving>
}

export function createOrderQuoteService(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): OrderQuoteService {
  const calendar = calendarAt(settings.utcOffsetMinutes)
  const itemNames = createItemNames(clock)
  const contextOf = (tx: Database) => ({ db: tx, settings, now: clock.now() })
  const views = (tx: Database, quotes: ChannelQuote[], language: Language) =>
    toQuotes(tx, quotes, { language, today: calendar.dayOf(clock.now()) })

  return {
    estimate: ({ userId }, request, language) =>
      db.transaction(async (tx) => {
        const quotes = await estimateParcels(contextOf(tx), userId, request, language)
        return views(tx, quotes, language)
      }),

    estimateChange: ({ userId }, id, changes, language) =>
      db.transaction(async (tx) => {
        const order = await requireOwnOrder(tx, userId, id)
        refuseWeighed(order)
        const quotes = await estimateChange(contextOf(tx), order, changes, language)
        return views(tx, quotes, language)
      }),

    saving: ({ userId }, request, language) =>
      db.transaction((tx) => consolidationSaving(contextOf(tx), userId, request, { language, itemNames })),
  }
}
