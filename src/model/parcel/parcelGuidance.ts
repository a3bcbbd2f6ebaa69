import { ParcelStatus } from '../enumerations/parcel'

/** Tells who a status waits for, and sets the colour of its tag. */
export type StatusTone = 'neutral' | 'warning' | 'brand' | 'success' | 'danger'

const TONES: Readonly<Record<ParcelStatus, StatusTone>> = {
  [ParcelStatus.NotArrival]: 'neutral',
  [ParcelStatus.Arrived]: 'neutral',
  [ParcelStatus.Inbound]: 'success',
  [ParcelStatus.PendingConsolidating]: 'neutral',
  [ParcelStatus.Consolidate]: 'neutral',
  [ParcelStatus.Outbound]: 'brand',
  [ParcelStatus.Shipped]: 'brand',
  [ParcelStatus.WaitingForPickup]: 'warning',
  [ParcelStatus.Signed]: 'success',
  [ParcelStatus.Canceled]: 'neutral',
}

/** An undeclared parcel waits for the customer, whatever its status. */
export function parcelTone(parcel: {
  readonly status: ParcelStatus
  readonly isDeclared: boolean
}): StatusTone {
  return parcel.isDeclared ? (TONES[parcel.status] ?? 'neutral') : 'warning'
}

export interface StorageLeft {
  readonly freeDays: number
  /** Days until the last free day: 0 on that day, negative once it costs, counting a started day. */
  readonly daysLeft: number
  /** 0 at check-in, 1 when the free days are used up. */
  readonly usedShare: number
}

const DAY_MS = 86_400_000

/** Days end at the warehouse's midnight, as `freeUntil` does; the phone's time zone doesn't matter. */
export function storageLeft(
  storage: { readonly inboundTime: Date; readonly freeUntil: Date; readonly freeDays: number },
  now: Date,
): StorageLeft {
  const { inboundTime, freeUntil, freeDays } = storage
  const span = freeUntil.getTime() - inboundTime.getTime()
  const used = now.getTime() - inboundTime.getTime()
  return {
    freeDays,
    daysLeft: Math.ceil((freeUntil.getTime() - now.getTime()) / DAY_MS) - 1,
    usedShare: span > 0 ? Math.min(1, Math.max(0, used / span)) : 1,
  }
}

/** Removes spaces and converts to upper case, since shops and couriers write the same number differently. */
export function normaliseExpressNumber(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}
