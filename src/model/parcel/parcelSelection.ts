import type { Parcel } from './parcel'

/** How many parcels go into one order. */
export const MOST_PARCELS_AN_ORDER = 50

export interface SelectionSummary {
  readonly count: number
  /** kg */
  readonly weight: number
  /** The first last free day of them; null when none is stored. */
  readonly lastFreeDay: string | null
}

/** What the ticked parcels come to. */
export function summaryOf(parcels: readonly Pick<Parcel, 'weight' | 'storage'>[]): SelectionSummary {
  const grams = parcels.reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * 1000), 0)
  return {
    count: parcels.length,
    weight: grams / 1000,
    lastFreeDay: firstLastFreeDay(parcels),
  }
}

/** After which day the first of them begins to cost; null when none is stored. */
export function firstLastFreeDay(parcels: readonly Pick<Parcel, 'storage'>[]): string | null {
  const days = parcels.flatMap(({ storage }) => storage?.lastFreeDay ?? [])
  return days.sort()[0] ?? null
}
