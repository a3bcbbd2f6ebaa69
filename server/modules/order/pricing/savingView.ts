import { formatMoney } from '../../../money/money.ts'
import { itemNameOf, type ItemNames } from '../../declaredName/index.ts'
import { arrivalOf } from '../../shipping/index.ts'

import type { CheapestOffer, ShippedAlone, WaitingForParcel } from '../../../contracts/consolidationSaving.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { ParcelRow } from '../../parcel/index.ts'
import type { Offer } from './comparison.ts'
import type { Waiting } from './waiting.ts'

/** What a saving's view depends on. */
export interface SavingView {
  readonly language: Language
  /** By the warehouse's calendar. */
  readonly today: number
  readonly names: ItemNames
}

/** The cheapest offer, with when it arrives. */
export function toCheapestOffer(
  { channel, rate, bill }: Offer,
  { language, today }: SavingView,
): CheapestOffer {
  return {
    total: formatMoney(bill.total),
    transportationChannel: { id: channel.id, displayName: channel.displayName[language] },
    shippingMethodType: {
      id: channel.shippingMethodTypeId,
      displayName: channel.shippingMethodName[language],
    },
    arrival: arrivalOf(rate, today),
  }
}

export function toNamedParcel(
  parcel: ParcelRow,
  { language, names }: SavingView,
): Omit<ShippedAlone, 'offer'> {
  const { id: parcelId, expressNumber } = parcel
  return { parcelId, expressNumber, declaredName: itemNameOf(parcel, names, language) }
}

export function toWaitingForParcel(waiting: Waiting, view: SavingView): WaitingForParcel {
  const { parcel, days, isWeightAssumed, together, alone, change, storageFee } = waiting
  const then = { ...view, today: view.today + (days ?? 0) }
  return {
    ...toNamedParcel(parcel, view),
    days,
    weight: (parcel.weightGrams ?? 0) / 1000,
    isWeightAssumed,
    together: toCheapestOffer(together, then),
    alone: toCheapestOffer(alone, then),
    change: formatMoney(change),
    storageFee: formatMoney(storageFee),
  }
}
