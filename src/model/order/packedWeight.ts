import { GRAMS_PER_KG } from './bill'
import type { LogisticsOrderDetail } from './orderDetail'

/** What an order's parcels weighed by themselves and what they weigh packed, kg. */
export interface PackedWeight {
  readonly parcels: number
  readonly before: number
  readonly now: number
}

/** Null while the boxes or one of the parcels aren't weighed. */
export function packedWeight({
  parcels,
  boxes,
}: Pick<LogisticsOrderDetail, 'parcels' | 'boxes'>): PackedWeight | null {
  const weights = parcels.flatMap(({ weight }) => weight ?? [])
  if (boxes.length === 0 || weights.length === 0 || weights.length < parcels.length) return null
  return { parcels: parcels.length, before: sum(weights), now: sum(boxes.map(({ weight }) => weight)) }
}

/** In whole grams, so that no rounding shows. */
function sum(weights: readonly number[]): number {
  return weights.reduce((grams, weight) => grams + Math.round(weight * GRAMS_PER_KG), 0) / GRAMS_PER_KG
}
