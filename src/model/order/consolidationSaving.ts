import { compareAmounts, sumAmounts } from '../money/money'
import type { Named } from './orderDetail'
import type { Quote } from './quote'

/** What to compare: parcels that could be shipped together. */
export interface SavingChoice {
  readonly parcelIds: readonly string[]
  readonly addressId: string
}

/** The channel that takes some parcels for the least. */
export interface CheapestOffer {
  readonly total: string
  readonly channel: Named
  readonly arrival: NonNullable<Quote['arrival']>
}

export interface NamedParcel {
  readonly parcelId: string
  readonly expressNumber: string
  readonly declaredName: string | null
}

/** Parcels shipped together against each shipped alone; an offer is null where no channel takes the goods. */
export interface ConsolidationSaving {
  readonly currencyCode: string
  readonly together: CheapestOffer | null
  readonly alone: {
    /** Null unless each can go alone. */
    readonly total: string | null
    readonly parcels: readonly (NamedParcel & { readonly offer: CheapestOffer | null })[]
  }
  /** Negative where each alone costs less; null unless both ways are possible. */
  readonly saving: string | null
  readonly waiting: WaitingForParcel | null
}

/** What it changes to wait for the next declared parcel instead of shipping it later. */
export interface WaitingForParcel extends NamedParcel {
  /** Until it is likely to be checked in; null if unknown. */
  readonly days: number | null
  /** kg */
  readonly weight: number
  /** Whether it's not weighed yet, and counted as the customer's parcel of median weight. */
  readonly isWeightAssumed: boolean
  readonly together: CheapestOffer
  readonly alone: CheapestOffer
  /** Negative if waiting saves money. */
  readonly change: string
  /** What storing the others until then adds. */
  readonly storageFee: string
}

/** `select.saving.*` in the language packs. */
export type SavingVerdict = 'less' | 'more' | 'same' | 'notTogether' | 'notAlone'

/** How shipping together compares with shipping each alone. */
export function savingVerdict({ saving, alone }: ConsolidationSaving): SavingVerdict {
  if (saving !== null) return verdictOf(compareAmounts('0', saving))
  return alone.total === null ? 'notAlone' : 'notTogether'
}

/** From the first parcel's earliest arrival to the last one's latest; null if none can go alone. */
export function arrivalApart({ alone }: ConsolidationSaving): CheapestOffer['arrival'] | null {
  const arrivals = alone.parcels.flatMap(({ offer }) => offer?.arrival ?? [])
  const [earliest] = arrivals.map((arrival) => arrival.earliest).sort()
  const latest = arrivals
    .map((arrival) => arrival.latest)
    .sort()
    .pop()
  return earliest === undefined || latest === undefined ? null : { earliest, latest }
}

/** How waiting for the next parcel compares with shipping it later, alone. */
export function waitingVerdict({ change }: WaitingForParcel): 'less' | 'more' | 'same' {
  return verdictOf(compareAmounts(change, '0'))
}

/** What it costs to ship without waiting: the others now, and this one later. */
export function priceWithoutWaiting({ alone }: WaitingForParcel, together: CheapestOffer): string {
  return sumAmounts([together.total, alone.total])
}

function verdictOf(difference: number): 'less' | 'more' | 'same' {
  if (difference === 0) return 'same'
  return difference < 0 ? 'less' : 'more'
}
