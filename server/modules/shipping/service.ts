import { calendarAt } from '../../base/time/calendar.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { priceUnit } from '../../money/freight.ts'
import { pageOf } from '../../base/http/paging.ts'
import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { findRegionGroup } from '../region/index.ts'
import { pricingView } from './billView.ts'
import { toPricingRecord } from '../../money/billRecord.ts'
import { kilogramPrices } from './kilogramPrices.ts'
import { limitsOf, pricingOf, quoteChannels, quoteViews, tariffTo, type Extras } from './quotes.ts'
import * as channels from './channels.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  CalculateRequest,
  KilogramPrice,
  KilogramPriceListRequest,
  Quote,
  TransportationChannel,
  TransportationChannelListRequest,
} from '../../contracts/shipping.ts'
import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Shipment } from './channelRules.ts'
import type { ChannelRow, RateRow } from './channels.ts'

export interface ShippingService {
  listChannels(
    request: TransportationChannelListRequest,
    language: Language,
  ): Promise<Page<TransportationChannel>>
  /** @throws ApiProblem 404 */
  getChannel(id: string, language: Language): Promise<TransportationChannel>
  /** What a kilogram costs at least, by destination. */
  listKilogramPrices(request: KilogramPriceListRequest, language: Language): Promise<Page<KilogramPrice>>
  /**
   * What a box would cost on each channel.
   *
   * @throws ApiProblem 400 RegionGroupUnknown, SizeIncomplete
   */
  calculate(request: CalculateRequest, language: Language): Promise<Page<Quote>>
}

export function createShippingService(db: Database, clock: Clock, settings: TenantSettings): ShippingService {
  const calendar = calendarAt(settings.utcOffsetMinutes)

  const views = async (rows: readonly ChannelRow[], language: Language, regionGroupId?: string) => {
    const goodsNames = await channels.goodsTypeNames(db)
    const rates = await channels.listRates(
      db,
      rows.map(({ id }) => id),
      regionGroupId,
    )
    return rows.map((row) =>
      toChannel(
        row,
        rates.filter(({ channelId }) => channelId === row.id),
        goodsNames,
        language,
      ),
    )
  }

  return {
    listChannels: async (request, language) => {
      const { rows, totalCount } = await channels.listChannels(db, request)
      return { items: await views(rows, language, request.regionGroupId), totalCount }
    },

    getChannel: async (id, language) => {
      const [channel] = await views(await channels.findChannels(db, { id }), language)
      if (!channel) throw notFound()
      return channel
    },

    listKilogramPrices: async (request, language) => {
      const prices = await kilogramPrices(db, settings.defaultCurrencyCode, language)
      return pageOf(prices, request, ({ regionGroupDisplayName }) => regionGroupDisplayName)
    },

    calculate: async (request, language) => {
      const region = await findRegionGroup(db, request.regionGroupId)
      if (!region) throw fieldProblem(400, 'RegionGroupUnknown', 'regionGroupId')
      const { shippingMethodTypeId } = request
      const shipment = shipmentOf(request)
      const wanted = shippingMethodTypeId === undefined ? {} : { shippingMethodTypeId }
      const tariff = await tariffTo(db, shipment.regionGroupId, wanted)
      const extras = bareExtras(settings.defaultCurrencyCode, region.gstRate)
      const quotes = await quoteChannels(tariff, shipment, extras)
      const items = await quoteViews(db, quotes, { language, today: calendar.dayOf(clock.now()) })
      return pageOf(items, request, channelName, MAX_PAGE_SIZE)
    },
  }
}

function channelName({ transportationChannel }: Quote): string {
  return transportationChannel.displayName
}

const SIDES = ['length', 'width', 'height'] as const

function shipmentOf(request: CalculateRequest): Shipment {
  const { regionGroupId, weight, goodsTypeIds = [] } = request
  const missing = SIDES.find((side) => request[side] === undefined)
  if (missing !== undefined && SIDES.some((side) => request[side] !== undefined)) {
    throw fieldProblem(400, 'SizeIncomplete', missing)
  }
  const weightGrams = Math.round(weight * 1000)
  const { length = 0, width = 0, height = 0 } = request
  return {
    regionGroupId,
    goodsTypeIds,
    load: { weightGrams, volumeCm3: Math.round(length * width * height) },
    pieces: [{ weightGrams, longestSideMm: Math.round(Math.max(length, width, height) * 10) }],
  }
}

/** A bill of freight and tax alone. */
function bareExtras(currencyCode: string, gstRate: string): Extras {
  return {
    currencyCode,
    gstRate,
    collectingFee: 0n,
    storage: { days: 0, parcels: 0, dailyFee: 0n },
    services: [],
    insurances: [],
    vipDiscountRate: null,
  }
}

function toChannel(
  row: ChannelRow,
  rates: readonly RateRow[],
  goodsNames: ReadonlyMap<string, Localised>,
  language: Language,
): TransportationChannel {
  const unit = priceUnit(row.metering)
  return {
    id: row.id,
    displayName: row.displayName[language],
    description: row.description[language],
    shippingMethodType: { id: row.shippingMethodTypeId, displayName: row.shippingMethodName[language] },
    metering: row.metering,
    volumeDivisor: row.volumeDivisor,
    roundingStep: row.roundingStep / unit,
    minimumMeasure: row.minimumMeasure / unit,
    goodsTypes: row.goodsTypeIds.map((id) => ({ id, displayName: goodsNames.get(id)?.[language] ?? id })),
    receivingMethods: [...row.receivingMethods],
    limits: limitsOf(row),
    isTaxIncluded: row.isTaxIncluded,
    rates: rates.map((rate) => toRate(rate, row, language)),
  }
}

function toRate(rate: RateRow, { metering }: ChannelRow, language: Language) {
  return {
    regionGroupId: rate.regionGroupId,
    regionGroupDisplayName: rate.regionGroupName[language],
    transitDays: { minimum: rate.transitDaysMin, maximum: rate.transitDaysMax },
    pricing: pricingView(toPricingRecord(pricingOf(rate)), metering),
  }
}
