import { ParcelStatus } from '../enumerations/parcel'
import type { Parcel, ParcelStorage } from './parcel'
import { storageTone } from './parcelCare'
import { storageLeft, type StatusTone } from './parcelGuidance'

/** What a row says about its parcel (`parcel.row.*` in the language packs). */
export type ParcelRowNews =
  | { readonly kind: 'stored'; readonly days: number; readonly left: number }
  | { readonly kind: 'lastFreeDay' }
  | { readonly kind: 'overdue'; readonly days: number; readonly fee: string; readonly currencyCode: string }
  | { readonly kind: ParcelEvent; readonly since: Date }

type ParcelEvent =
  'announced' | 'arrived' | 'checkedIn' | 'submitted' | 'left' | 'waiting' | 'delivered' | 'cancelled'

const EVENTS: Readonly<Record<ParcelStatus, ParcelEvent>> = {
  [ParcelStatus.NotArrival]: 'announced',
  [ParcelStatus.Arrived]: 'arrived',
  [ParcelStatus.Inbound]: 'checkedIn',
  [ParcelStatus.PendingConsolidating]: 'submitted',
  [ParcelStatus.Consolidate]: 'submitted',
  [ParcelStatus.Outbound]: 'left',
  [ParcelStatus.Shipped]: 'left',
  [ParcelStatus.WaitingForPickup]: 'waiting',
  [ParcelStatus.Signed]: 'delivered',
  [ParcelStatus.Canceled]: 'cancelled',
}

/** Storage while it is what matters, otherwise the last event. */
export function parcelRowNews(
  parcel: Pick<Parcel, 'status' | 'statusTime' | 'storage'>,
  now: Date,
): ParcelRowNews {
  const { status, statusTime: since, storage } = parcel
  if (status !== ParcelStatus.Inbound || !storage) return { kind: EVENTS[status] ?? 'arrived', since }
  const { daysLeft } = storageLeft(storage, now)
  const { accruedFee: fee, currencyCode } = storage
  if (daysLeft < 0) return { kind: 'overdue', days: -daysLeft, fee, currencyCode }
  return daysLeft === 0
    ? { kind: 'lastFreeDay' }
    : { kind: 'stored', days: storage.freeDays - daysLeft, left: daysLeft }
}

/** A bar of the free storage that is left. */
export interface StorageBar {
  readonly tone: StatusTone
  /** From 1 (all of it) down to `MIN_SHARE`, which is wide enough to show the colour. */
  readonly share: number
}

const MIN_SHARE = 0.08

export function storageBar(storage: ParcelStorage, now: Date): StorageBar {
  const { daysLeft, usedShare } = storageLeft(storage, now)
  return { tone: storageTone(daysLeft), share: Math.max(MIN_SHARE, 1 - usedShare) }
}
