import { dateText } from '../../base/time/calendar.ts'
import { toBillRecord, toPricingRecord } from '../../money/billRecord.ts'
import { priceUnit } from '../../money/freight.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { listGoodsTypes } from '../shippingReference/index.ts'
import { toBill, toPricing } from './billView.ts'
import { refusalName, type Refusal } from './channelRules.ts'
import { pricingOf, type ChannelQuote } from './quotes.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Arrival, KilogramPrice, Quote, TransportationChannel } from '../../contracts/shipping.ts'
import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'
import type { ChannelRow, KilogramPriceRow, RateRow } from './repository.ts'

/** Goods types' names by their IDs. */
export type GoodsNames = ReadonlyMap<string, Localised>

export async function goodsTypeNames(db: Database): Promise<GoodsNames> {
  return new Map((await listGoodsTypes(db)).map(({ id, displayName }) => [id, displayName]))
}

/** A refusal in words. */
export function refusalText(refusal: Refusal, goodsNames: GoodsNames, language: Language): string {
  if (!('goodsTypeIds' in refusal)) return text(language, refusal.key, refusal.params)
  const goods = refusal.goodsTypeIds.map((id) => goodsNames.get(id)?.[language] ?? id)
  return text(language, refusal.key, { goods: goods.join(language === 'en' ? ', ' : '、') })
}

/** Shipments usually leave the warehouse the day after they are submitted. */
const PACKING_DAYS = 1

/**
 * Quotes as a customer reads them.
 *
 * @param today by the warehouse's calendar
 */
export async function toQuotes(
  db: Database,
  quotes: readonly ChannelQuote[],
  { language, today }: { language: Language; today: number },
): Promise<Quote[]> {
  const goodsNames = await goodsTypeNames(db)
  return quotes.map(({ channel, rate, bill, refusal }) => ({
    transportationChannel: {
      id: channel.id,
      displayName: channel.displayName[language],
      description: channel.description[language],
    },
    shippingMethodType: {
      id: channel.shippingMethodTypeId,
      displayName: channel.shippingMethodName[language],
    },
    receivingMethods: [...channel.receivingMethods],
    transitDays: rate && { minimum: rate.transitDaysMin, maximum: rate.transitDaysMax },
    arrival: rate && arrivalOf(rate, today),
    limits: limitsOf(channel),
    isTaxIncluded: channel.isTaxIncluded,
    bill: bill && toBill(toBillRecord(bill), language),
    refusal: refusal && refusalName(refusal),
    reason: refusal && refusalText(refusal, goodsNames, language),
  }))
}

/**
 * When a shipment arrives.
 *
 * @param today the day on which the order is submitted, by the warehouse's calendar
 */
export function arrivalOf({ transitDaysMin, transitDaysMax }: RateRow, today: number): Arrival {
  const departure = today + PACKING_DAYS
  return { earliest: dateText(departure + transitDaysMin), latest: dateText(departure + transitDaysMax) }
}

/** A channel's limits in kg and cm. */
function limitsOf({ maximumWeightGrams, maximumSideMm }: ChannelRow): Quote['limits'] {
  return {
    maximumWeight: maximumWeightGrams === null ? null : maximumWeightGrams / 1000,
    maximumSide: maximumSideMm === null ? null : maximumSideMm / 10,
  }
}

export function toChannel(
  row: ChannelRow,
  rates: readonly RateRow[],
  goodsNames: GoodsNames,
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
    pricing: toPricing(toPricingRecord(pricingOf(rate)), metering),
  }
}

/** The lowest price to each destination, in the order of the rows. */
export function toKilogramPrices(
  rows: readonly KilogramPriceRow[],
  currencyCode: string,
  language: Language,
): KilogramPrice[] {
  const lowest = new Map<string, KilogramPriceRow>()
  for (const row of rows) if (!lowest.has(row.regionGroupId)) lowest.set(row.regionGroupId, row)
  return [...lowest.values()].map((row) => ({
    regionGroupId: row.regionGroupId,
    regionGroupDisplayName: row.regionGroupName[language],
    price: formatMoney(row.price ?? 0n),
    currencyCode,
    shippingMethodTypeDisplayName: row.shippingMethodName[language],
    transitDays: { minimum: row.minimum, maximum: row.maximum },
  }))
}
