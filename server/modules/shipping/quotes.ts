import { computeBill, withCoupon, type Bill, type BillInput } from '../../money/bill.ts'
import { shippingFeeOf, type BilledCoupon } from '../../money/billLines.ts'
import { whyNotCarried, type Refusal, type Shipment } from './channelRules.ts'
import { findChannels, listRates, type ChannelChoice, type ChannelRow, type RateRow } from './repository.ts'

import type { Database } from '../../db/client.ts'
import type { Load } from '../../money/freight.ts'

/** What comes on top of the freight. The destination's tax rate counts where a channel's prices don't include tax. */
export type Extras = Omit<BillInput, 'load' | 'rule' | 'pricing' | 'coupon'>

/** What the customer's coupon takes off on a channel; null when it is of no use there. */
export type CouponFor = (shippingFee: bigint, channelId: string) => Promise<BilledCoupon | null>

/** What a shipment costs on a channel, or why the channel doesn't take it. */
export interface ChannelQuote {
  readonly channel: ChannelRow
  readonly rate: RateRow | null
  readonly bill: Bill | null
  readonly refusal: Refusal | null
}

/** The channels, and their prices to one destination. */
export interface Tariff {
  readonly channels: readonly ChannelRow[]
  readonly rates: readonly RateRow[]
}

export async function tariffTo(
  db: Database,
  regionGroupId: string,
  wanted: ChannelChoice = {},
): Promise<Tariff> {
  const channels = await findChannels(db, wanted)
  const ids = channels.map(({ id }) => id)
  return { channels, rates: await listRates(db, ids, regionGroupId) }
}

/** A quote of each channel, cheapest first; those that can't carry the shipment come last. */
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

/** How a channel measures what it charges for. */
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
