import type { StatusTone } from '../parcel/parcelGuidance'

export type CustomsLevel = 'BLOCKING' | 'MISSING' | 'WARNING' | 'UNKNOWN' | 'READY'

/** What takes care of a point. */
export interface CustomsFix {
  readonly kind: 'EDIT_DECLARATION' | 'EDIT_ADDRESS' | 'CHANGE_CHANNEL' | 'ASK'
  /** Field of the declaration or address to change. */
  readonly field: string | null
  readonly parcelId: string | null
}

/** One thing that customs asks about, and how the shipment stands there, in the server's words. */
export interface CustomsPoint {
  readonly kind: string
  readonly level: CustomsLevel
  readonly title: string
  readonly message: string
  /** Who says so, and when that was last checked; null for our own rules. */
  readonly source: { readonly displayName: string; readonly url: string | null; readonly date: string } | null
  /** Null where there's nothing to do. */
  readonly fix: CustomsFix | null
}

export interface ParcelReadiness {
  readonly parcelId: string
  readonly expressNumber: string
  readonly declaredName: string | null
  readonly points: readonly CustomsPoint[]
}

/** What customs at the destination needs of a shipment, and what of it is still lacking. */
export interface CustomsReadiness {
  /** How far this can be trusted. */
  readonly notice: string
  /** The address that was looked at. */
  readonly addressId: string | null
  /** Null while no destination is known. */
  readonly regionGroup: { readonly id: string; readonly displayName: string } | null
  /** Of the whole shipment, worst first, as a parcel's are. */
  readonly points: readonly CustomsPoint[]
  readonly parcels: readonly ParcelReadiness[]
  readonly worst: CustomsLevel
}

/** What to check: the parcels, and where and how they go; the default address by default. */
export interface CustomsQuestion {
  readonly parcelIds: readonly string[]
  readonly addressId?: string
  readonly transportationChannelId?: string
}

export const CUSTOMS_TONES: Readonly<Record<CustomsLevel, StatusTone>> = {
  BLOCKING: 'danger',
  MISSING: 'warning',
  WARNING: 'brand',
  UNKNOWN: 'neutral',
  READY: 'success',
}

/** Titles of the points that matter most, each once. */
export function worstTitles({ points, parcels, worst }: CustomsReadiness): readonly string[] {
  const all = [...points, ...parcels.flatMap((parcel) => parcel.points)]
  return [...new Set(all.filter(({ level }) => level === worst).map(({ title }) => title))]
}
