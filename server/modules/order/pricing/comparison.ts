import type { Bill } from '../../../money/bill.ts'
import type { ParcelRow } from '../../parcel/index.ts'
import type { ChannelRow, RateRow } from '../../shipping/index.ts'
import type { EstimateOf } from './quoting.ts'

/** The cheapest of the channels that take some parcels. */
export interface Offer {
  readonly channel: ChannelRow
  readonly rate: RateRow
  readonly bill: Bill
}

/** Parcels in one order against an order for each; an offer is null where no channel takes the parcels. */
export interface Comparison {
  readonly together: Offer | null
  readonly alone: readonly { readonly parcel: ParcelRow; readonly offer: Offer | null }[]
  /** Null unless each can go alone. */
  readonly aloneTotal: bigint | null
  /** Negative where alone costs less. */
  readonly saving: bigint | null
}

export async function compareShipping(
  estimateOf: EstimateOf,
  parcels: readonly ParcelRow[],
): Promise<Comparison> {
  const together = await cheapestOffer(estimateOf, parcels)
  const alone = await Promise.all(
    parcels.map(async (parcel) => ({ parcel, offer: await cheapestOffer(estimateOf, [parcel]) })),
  )
  const aloneTotal = alone.reduce<bigint | null>(
    (sum, { offer }) => (sum === null || offer === null ? null : sum + offer.bill.total),
    0n,
  )
  const saving = together && aloneTotal !== null ? aloneTotal - together.bill.total : null
  return { together, alone, aloneTotal, saving }
}

/** @returns null without parcels, or where no channel takes them */
export async function cheapestOffer(
  estimateOf: EstimateOf,
  parcels: readonly ParcelRow[],
  now?: Date,
): Promise<Offer | null> {
  const [quote] = parcels.length === 0 ? [] : await estimateOf(parcels, now)
  if (!quote?.bill || !quote.rate) return null
  return { channel: quote.channel, rate: quote.rate, bill: quote.bill }
}
