import { MeteringType, type ReceivingMethod } from '../../contracts/enumerations.ts'

import type { ChannelRefusal } from '../../contracts/shipping.ts'
import type { Explanation } from '../../money/billLines.ts'
import type { Load } from '../../money/freight.ts'

/** What a channel takes: grams and millimetres; null is no limit. */
export interface ChannelTerms {
  readonly metering: MeteringType
  readonly goodsTypeIds: readonly string[]
  readonly receivingMethods: readonly ReceivingMethod[]
  readonly maximumWeightGrams: number | null
  readonly maximumSideMm: number | null
}

/** What a channel has to know of goods to decide whether it takes them. */
export interface Shipment {
  readonly regionGroupId: string
  readonly load: Load
  /** What can't be divided, each by itself: a parcel, or a packed box. */
  readonly pieces: readonly { readonly weightGrams: number; readonly longestSideMm: number }[]
  readonly goodsTypeIds: readonly string[]
  /** Not decided yet when absent. */
  readonly receivingMethod?: ReceivingMethod
}

type Key<Name extends ChannelRefusal> = `channel.${Name}`

/** Why a channel doesn't take goods. Goods types are still to be named in the reader's language. */
export type Refusal =
  | { readonly key: Key<Exclude<ChannelRefusal, 'goodsNotTaken'>>; readonly params: Explanation['params'] }
  | { readonly key: Key<'goodsNotTaken'>; readonly goodsTypeIds: readonly string[] }

export function refusalName({ key }: Refusal): ChannelRefusal {
  return key.slice('channel.'.length) as ChannelRefusal
}

/** The first reason why a channel can't carry goods; null if it can. */
export function whyNotCarried(terms: ChannelTerms, isServed: boolean, shipment: Shipment): Refusal | null {
  if (!isServed) return { key: 'channel.destinationNotServed', params: {} }
  const refusedGoods = shipment.goodsTypeIds.filter((id) => !terms.goodsTypeIds.includes(id))
  if (refusedGoods.length > 0) return { key: 'channel.goodsNotTaken', goodsTypeIds: refusedGoods }
  return sizeRefusal(terms, shipment) ?? measureRefusal(terms, shipment) ?? receivingRefusal(terms, shipment)
}

function sizeRefusal(terms: ChannelTerms, { pieces }: Shipment): Refusal | null {
  const { maximumWeightGrams, maximumSideMm } = terms
  if (maximumWeightGrams !== null && pieces.some((piece) => piece.weightGrams > maximumWeightGrams)) {
    return { key: 'channel.tooHeavy', params: { maximum: maximumWeightGrams / 1000 } }
  }
  if (maximumSideMm !== null && pieces.some((piece) => piece.longestSideMm > maximumSideMm)) {
    return { key: 'channel.tooLong', params: { maximum: maximumSideMm / 10 } }
  }
  return null
}

/** The calculator takes boxes without a size, but no price by volume follows from that. */
function measureRefusal({ metering }: ChannelTerms, { load }: Shipment): Refusal | null {
  const isMeasurable = metering !== MeteringType.VOLUME || load.volumeCm3 > 0
  return isMeasurable ? null : { key: 'channel.sizeNeeded', params: {} }
}

function receivingRefusal(terms: ChannelTerms, { receivingMethod }: Shipment): Refusal | null {
  const isOffered = receivingMethod === undefined || terms.receivingMethods.includes(receivingMethod)
  return isOffered ? null : { key: 'channel.receivingMethodNotOffered', params: {} }
}
