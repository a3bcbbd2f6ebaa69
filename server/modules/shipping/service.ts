import { pageOf } from '../../base/http/paging.ts'
import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { calendarAt } from '../../base/time/calendar.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { findRegionGroup } from '../region/index.ts'
import { quoteChannels, tariffTo, type Extras } from './quotes.ts'
import { findChannels, listKilogramPrices, listChannels, listRates, type ChannelRow } from './repository.ts'
import { goodsTypeNames, toQuotes, toChannel, toKilogramPrices } from './view.ts'

import type { TenantSettings } from '../../base/tenant.ts'
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
import type { Shipment } from './channelRules.ts'

export interface ShippingService {
  listChannels(
    request: TransportationChannelListRequest,
    language: Language,
  ): Promise<Page<TransportationChannel>>
  /** @throws ApiProblem 404 */
  getChannel(id: string, language: Language): Promise<TransportationChannel>
  /**
   * What a kilogram costs at least, by destination. Only channels that charge by the kilogram count: on others it
   * depends on how many kilograms there are.
   */
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
    const goodsNames = await goodsTypeNames(db)
    const rates = await listRates(
      db,
      rows.map(({ id }) => id),
      regionGroupId,
    )
    return rows.map((row) => {
      const own = rates.filter(({ channelId }) => channelId === row.id)
      return toChannel(row, own, goodsNames, language)
    })
  }

  return {
    listChannels: async (request, language) => {
      const { rows, totalCount } = await listChannels(db, request)
      return { items: await views(rows, language, request.regionGroupId), totalCount }
    },

    getChannel: async (id, language) => {
      const [channel] = await views(await findChannels(db, { id }), language)
      if (!channel) throw notFound()
      return channel
    },

    listKilogramPrices: async (request, language) => {
      const rows = await listKilogramPrices(db)
      const prices = toKilogramPrices(rows, settings.defaultCurrencyCode, language)
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
      const items = await toQuotes(db, quotes, { language, today: calendar.dayOf(clock.now()) })
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
