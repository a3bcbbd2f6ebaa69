import { ParcelStatus } from '../enumerations/parcel'
import { formatNumber } from '../format/formatNumber'
import type { StatusTone } from './parcelGuidance'

/** The customer's next step with a parcel; null while it's the warehouse's turn. */
export type ParcelAction = 'declare' | 'edit' | 'ship'

interface CaredFor {
  readonly status: ParcelStatus
  readonly isDeclared: boolean
  readonly isSubmitted: boolean
}

/** A declaration can be made or changed until the parcel goes into a shipment. */
export function isParcelEditable({ status, isSubmitted }: Omit<CaredFor, 'isDeclared'>): boolean {
  return !isSubmitted && status !== ParcelStatus.Canceled
}

/** A declaration can be withdrawn until the parcel arrives. */
export function isParcelCancellable({ status }: Pick<CaredFor, 'status'>): boolean {
  return status === ParcelStatus.NotArrival
}

/** Kind of help with a parcel that the courier says is delivered (`care.*` in the language packs). */
export type DeliveredHelp = 'notArrived' | 'notCheckedIn'

/** Null for a parcel that is checked in or was cancelled. */
export function deliveredHelp({ status }: Pick<CaredFor, 'status'>): DeliveredHelp | null {
  if (status === ParcelStatus.NotArrival) return 'notArrived'
  return status === ParcelStatus.Arrived ? 'notCheckedIn' : null
}

/** The main action; a parcel that can be shipped can still be edited too. */
export function parcelAction(parcel: CaredFor): ParcelAction | null {
  const { status, isDeclared } = parcel
  if (!isDeclared) return status === ParcelStatus.Canceled ? null : 'declare'
  if (!isParcelEditable(parcel)) return null
  return status === ParcelStatus.Inbound ? 'ship' : 'edit'
}

/** From this many days left, free storage shows a warning. */
const FEW_DAYS = 5

/** @param daysLeft days of free storage left; negative once storage is charged */
export function storageTone(daysLeft: number): StatusTone {
  if (daysLeft < 0) return 'danger'
  return daysLeft <= FEW_DAYS ? 'warning' : 'neutral'
}

/** The figures behind a volumetric weight, formatted for display. */
export interface VolumeWeightParts {
  /** "30 × 20 × 10" (cm) */
  readonly size: string
  /** cm³ per kilogram. */
  readonly divisor: string
  /** kg */
  readonly weight: string
}

/** @returns null unless every part is known */
export function volumeWeightParts(parcel: {
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly volumeWeight: number | null
  readonly volumeDivisor: number | null
}): VolumeWeightParts | null {
  const { length, width, height, volumeWeight, volumeDivisor } = parcel
  if (length === null || width === null || height === null) return null
  if (volumeWeight === null || volumeDivisor === null) return null
  return {
    size: [length, width, height].join(' × '),
    divisor: String(volumeDivisor),
    weight: formatNumber(volumeWeight),
  }
}
