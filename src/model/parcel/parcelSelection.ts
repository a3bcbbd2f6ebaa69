import type { Parcel } from './parcel'

/** Most parcels in one order. */
export const MAX_PARCELS_PER_ORDER = 50

export interface SelectionSummary {
  readonly count: number
  /** kg */
  readonly weight: number
  /** The earliest last free day; null when no parcel is in storage. */
  readonly lastFreeDay: string | null
}

/** Totals of the selected parcels. */
export function summaryOf(parcels: readonly Pick<Parcel, 'weight' | 'storage'>[]): SelectionSummary {
  const grams = parcels.reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * 1000), 0)
  return {
    count: parcels.length,
    weight: grams / 1000,
    lastFreeDay: earliestLastFreeDay(parcels),
  }
}

/** The earliest last free day, after which storage costs; null when no parcel is in storage. */
export function earliestLastFreeDay(parcels: readonly Pick<Parcel, 'storage'>[]): string | null {
  const days = parcels.flatMap(({ storage }) => storage?.lastFreeDay ?? [])
  return days.sort()[0] ?? null
}
