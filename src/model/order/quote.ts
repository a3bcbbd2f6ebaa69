import type { ReceivingMethod } from '../enumerations/logisticsOrder'
import { compareAmounts } from '../money/money'
import type { Parcel } from '../parcel/parcel'
import type { Bill } from './bill'

export type ChannelRefusal =
  | 'destinationNotServed'
  | 'goodsNotTaken'
  | 'tooHeavy'
  | 'tooLong'
  | 'sizeNeeded'
  | 'receivingMethodNotOffered'

/** What one channel would cost for the chosen parcels, or why it doesn't take them. */
export interface Quote {
  readonly channel: { readonly id: string; readonly displayName: string; readonly description: string }
  readonly shippingMethodType: { readonly id: string; readonly displayName: string }
  readonly transitDays: { readonly minimum: number; readonly maximum: number } | null
  /** Days by the warehouse's calendar: "2026-12-06". */
  readonly arrival: { readonly earliest: string; readonly latest: string } | null
  readonly isTaxIncluded: boolean
  readonly receivingMethods: readonly ReceivingMethod[]
  /** For each parcel: kg and cm; null without a limit. */
  readonly limits: { readonly maximumWeight: number | null; readonly maximumSide: number | null }
  /** Null when the channel can't carry the parcels. */
  readonly bill: Bill | null
  /** Why it can't; null when there's a bill. */
  readonly refusal: ChannelRefusal | null
  /** Why it can't, in the server's words; null when there's a bill. */
  readonly reason: string | null
}

export type CarriedQuote = Quote & { readonly bill: Bill }

/** The channels that carry the parcels, cheapest first. */
export function carriedQuotes(quotes: readonly Quote[]): readonly CarriedQuote[] {
  return quotes.filter(isCarried).sort((a, b) => compareAmounts(a.bill.total, b.bill.total))
}

export function refusedQuotes(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.filter((quote) => !isCarried(quote))
}

function isCarried(quote: Quote): quote is CarriedQuote {
  return quote.bill !== null
}

/** State of the chosen channel. */
export function channelState(quote: Quote | null): 'none' | 'refused' | 'carried' {
  if (quote === null) return 'none'
  return quote.bill === null ? 'refused' : 'carried'
}

/** What a channel is best at (`quote.tag.*` in the language packs). */
export type ChannelTag = 'cheapest' | 'fastest'

/**
 * What each channel is best at, by channel ID. Channels that tie share a tag; one that all would have says
 * nothing and is left out, as when only one channel is open.
 */
export function channelTags(quotes: readonly CarriedQuote[]): ReadonlyMap<string, readonly ChannelTag[]> {
  const cheapest = bestOf(quotes, (a, b) => compareAmounts(a.bill.total, b.bill.total))
  const fastest = bestOf(quotes, (a, b) => slowness(a) - slowness(b))
  return new Map(
    quotes.map((quote) => [
      quote.channel.id,
      [
        ...(cheapest.has(quote) ? ['cheapest' as const] : []),
        ...(fastest.has(quote) ? ['fastest' as const] : []),
      ],
    ]),
  )
}

function bestOf(
  quotes: readonly CarriedQuote[],
  compare: (a: CarriedQuote, b: CarriedQuote) => number,
): ReadonlySet<CarriedQuote> {
  const best = quotes.filter((quote) => quotes.every((other) => compare(quote, other) <= 0))
  return new Set(best.length === quotes.length ? [] : best)
}

/** Days until the latest arrival; unknown counts as slowest. */
function slowness({ transitDays }: Quote): number {
  return transitDays?.maximum ?? Number.MAX_SAFE_INTEGER
}

/** What the customer can change so that a channel carries the parcels (`quote.opener.*` in the language packs). */
export type ChannelOpener =
  | { readonly kind: 'receiving'; readonly method: ReceivingMethod }
  | { readonly kind: 'leaveOut'; readonly parcels: readonly Parcel[] }

/** @returns null when nothing on the page would help */
export function channelOpener(quote: Quote, parcels: readonly Parcel[]): ChannelOpener | null {
  switch (quote.refusal) {
    case 'receivingMethodNotOffered': {
      const [method] = quote.receivingMethods
      return method === undefined ? null : { kind: 'receiving', method }
    }
    case 'tooHeavy':
    case 'tooLong': {
      const excess = parcels.filter((parcel) => exceeds(parcel, quote.limits))
      const isSomeLeft = excess.length > 0 && excess.length < parcels.length
      return isSomeLeft ? { kind: 'leaveOut', parcels: excess } : null
    }
    default:
      return null
  }
}

function exceeds(parcel: Parcel, { maximumWeight, maximumSide }: Quote['limits']): boolean {
  const side = Math.max(parcel.length ?? 0, parcel.width ?? 0, parcel.height ?? 0)
  return (
    (maximumWeight !== null && (parcel.weight ?? 0) > maximumWeight) ||
    (maximumSide !== null && side > maximumSide)
  )
}

/** How a shipping method travels; the server may add methods. */
export type Transport = 'ship' | 'plane' | 'express' | 'truck' | 'other'

const TRANSPORTS: Readonly<Record<string, Transport>> = {
  sea: 'ship',
  air: 'plane',
  express: 'express',
  land: 'truck',
}

export function transportOf({ shippingMethodType }: Pick<Quote, 'shippingMethodType'>): Transport {
  return TRANSPORTS[shippingMethodType.id] ?? 'other'
}
