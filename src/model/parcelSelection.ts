import type { Parcel } from './parcel'

/** How many parcels go into one order. */
export const MOST_PARCELS_AN_ORDER = 50

export interface SelectionSummary {
  readonly count: number
  /** kg */
  readonly weight: number
  /** The first day on which free storage of one of them ends; null when none is stored. */
  readonly freeUntil: Date | null
}

/** What the ticked parcels come to. */
export function summaryOf(parcels: readonly Pick<Parcel, 'weight' | 'storage'>[]): SelectionSummary {
  const grams = parcels.reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * 1000), 0)
  return {
    count: parcels.length,
    weight: grams / 1000,
    freeUntil: firstFreeUntil(parcels),
  }
}

/** When the first of them begins to cost; null when none is stored. */
export function firstFreeUntil(parcels: readonly Pick<Parcel, 'storage'>[]): Date | null {
  const ends = parcels.flatMap(({ storage }) => (storage ? [storage.freeUntil.getTime()] : []))
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}
