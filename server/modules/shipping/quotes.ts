import { dateText } from '../../base/time/calendar.ts'
import { computeBill, withCoupon, type Bill, type BillInput } from '../../money/bill.ts'
import { shippingFeeOf, type BilledCoupon } from '../../money/billLines.ts'
import { text } from '../../texts/text.ts'
import { billView } from './billView.ts'
import { toBillRecord } from '../../money/billRecord.ts'
import { refusalName, whyNotCarried, type Refusal, type Shipment } from './channelRules.ts'
import { findChannels, goodsTypeNames, listRates, type ChannelRow, type RateRow } from './channels.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Arrival, Quote } from '../../contracts/shipping.ts'
import type { Database } from '../../db/client.ts'
import type { Load } from '../../money/freight.ts'
import type { Localised } from '../../texts/localised.ts'

/** What comes on top of the freight. The tax rate is the destination's: it counts where a channel's price has it not in. */
export type Extras = Omit<BillInput, 'load' | 'rule' | 'pricing' | 'coupon'>

/** What the customer's coupon takes off on a channel; null when it is of no use there. */
export type CouponFor = (shippingFee: bigint, channelId: string) => Promise<BilledCoupon | null>

/** A part of the channels. */
export interface Wanted {
  readonly id?: string
  readonly shippingMethodTypeId?: string
}

/** What one channel makes of a shipment: a bill, or the reason that it does not take it. */
export interface ChannelQuote {
  readonly channel: ChannelRow
  readonly rate: RateRow | null
  readonly bill: Bill | null
  readonly refusal: Refusal | null
}

/** The channels, and what they ask for to one destination. */
export interface Tariff {
  readonly channels: readonly ChannelRow[]
  readonly rates: readonly RateRow[]
}

export async function tariffTo(db: Database, regionGroupId: string, wanted: Wanted = {}): Promise<Tariff> {
  const channels = await findChannels(db, wanted)
  const ids = channels.map(({ id }) => id)
  return { channels, rates: await listRates(db, ids, regionGroupId) }
}

/** What each channel makes of a shipment, cheapest first, those that cannot carry it last. */
export async function quoteChannels(
  { channels, rates }: Tariff,
  shipment: Shipment,
  extras: Extras,
  couponFor: CouponFor = noCoupon,
): Promise<ChannelQuote[]> {
  const quotes = await Promise.all(
    channels.map((channel) => {
      const rate = rates.find(({ channelId }) => channelId === channel.id) ?? null
      return quote(channel, rate, { shipment, extras, couponFor })
    }),
  )
  return quotes.sort(byPrice)
}

const noCoupon: CouponFor = () => Promise.resolve(null)

async function quote(
  channel: ChannelRow,
  rate: RateRow | null,
  { shipment, extras, couponFor }: { shipment: Shipment; extras: Extras; couponFor: CouponFor },
): Promise<ChannelQuote> {
  const refusal = whyNotCarried(channel, rate !== null, shipment)
  if (refusal || !rate) return { channel, rate, bill: null, refusal }
  const bill = await billOn(channel, rate, { load: shipment.load, extras, couponFor })
  return { channel, rate, bill, refusal: null }
}

/** The bill of a load on a channel, whether the channel would take it or not. */
export async function billOn(
  channel: ChannelRow,
  rate: RateRow,
  { load, extras, couponFor }: { load: Load; extras: Extras; couponFor: CouponFor },
): Promise<Bill> {
  const bill = computeBill({
    ...extras,
    load,
    rule: meteringOf(channel),
    pricing: pricingOf(rate),
    gstRate: channel.isTaxIncluded ? null : extras.gstRate,
    coupon: null,
  })
  const coupon = await couponFor(shippingFeeOf(bill), channel.id)
  return coupon ? withCoupon(bill, coupon) : bill
}

/** The part of a row that decides what is charged for. */
function meteringOf({
  metering,
  volumeDivisor,
  roundingStep,
  minimumMeasure,
}: ChannelRow): BillInput['rule'] {
  return { metering, volumeDivisor, roundingStep, minimumMeasure }
}

export function pricingOf(rate: RateRow): BillInput['pricing'] {
  const { pricingType, firstUnit, firstPrice, continueUnit, continuePrice } = rate
  const { unitPrice, fixedPrice, minimumCharge } = rate
  return {
    pricingType,
    firstUnit,
    firstPrice,
    continueUnit,
    continuePrice,
    unitPrice,
    fixedPrice,
    minimumCharge,
  }
}

function byPrice(a: ChannelQuote, b: ChannelQuote): number {
  if (a.bill === null || b.bill === null) return Number(a.bill === null) - Number(b.bill === null)
  return Number(a.bill.total - b.bill.total)
}

/** A refusal in words. */
export function refusalText(
  refusal: Refusal,
  goodsNames: ReadonlyMap<string, Localised>,
  language: Language,
): string {
  if (!('goodsTypeIds' in refusal)) return text(language, refusal.key, refusal.params)
  const goods = refusal.goodsTypeIds.map((id) => goodsNames.get(id)?.[language] ?? id)
  return text(language, refusal.key, { goods: goods.join(language === 'en' ? ', ' : '、') })
}

/** Shipments leave the warehouse the day after they are submitted, as a rule. */
const PACKING_DAYS = 1

/**
 * Quotes as a customer reads them.
 *
 * @param today by the warehouse's calendar
 */
export async function quoteViews(
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
    bill: bill && billView(toBillRecord(bill), language),
    refusal: refusal && refusalName(refusal),
    reason: refusal && refusalText(refusal, goodsNames, language),
  }))
}

/** @param today the day on which the order is submitted, by the warehouse's calendar */
export function arrivalOf({ transitDaysMin, transitDaysMax }: RateRow, today: number): Arrival {
  const departure = today + PACKING_DAYS
  return { earliest: dateText(departure + transitDaysMin), latest: dateText(departure + transitDaysMax) }
}

/** A channel's limits in kg and cm. */
export function limitsOf({ maximumWeightGrams, maximumSideMm }: ChannelRow): Quote['limits'] {
  return {
    maximumWeight: maximumWeightGrams === null ? null : maximumWeightGrams / 1000,
    maximumSide: maximumSideMm === null ? null : maximumSideMm / 10,
  }
}
