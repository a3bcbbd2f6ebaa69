import { calendarAt, dateText } from '../../base/time/calendar.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { PARCEL } from '../../states/parcel.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { Parcel } from '../../contracts/parcel.ts'

/** The tenant's terms of storage, and the clock that its days go by. */
export type StorageTerms = Pick<TenantSettings, 'storage' | 'utcOffsetMinutes'>

/** When a parcel was checked in, and the free days that its customer bought. */
interface StoredSince {
  readonly inboundTime: Date | null
  readonly extraFreeDays: number
}

/**
 * What storing a parcel costs so far, in days of the warehouse's calendar: nothing on the day of check-in and the free
 * days after it, then a fee for every day begun. The clock stops when the parcel is packed; if its order isn't paid in
 * time, the order's term goes on with it (`money/paymentTerm.ts`).
 *
 * @returns null for a parcel that isn't stored
 */
export function storageOf(
  parcel: { readonly status: ParcelStatus; readonly statusTime: Date } & StoredSince,
  now: Date,
  settings: StorageTerms & Pick<TenantSettings, 'defaultCurrencyCode'>,
): Parcel['storage'] {
  const { status, statusTime, inboundTime, extraFreeDays } = parcel
  const isPacked = status === ParcelStatus.Consolidate
  if (inboundTime === null || !(isPacked || PARCEL.is(status, 'storageRunning'))) return null
  const { storage, defaultCurrencyCode } = settings
  const { lastFreeDay, freeUntil } = freeStorage(inboundTime, extraFreeDays, settings)
  const today = calendarAt(settings.utcOffsetMinutes).dayOf(isPacked ? statusTime : now)
  const daysLeft = lastFreeDay - today
  return {
    inboundTime: inboundTime.toISOString(),
    freeDays: storage.freeDays + extraFreeDays,
    lastFreeDay: dateText(lastFreeDay),
    freeUntil: freeUntil.toISOString(),
    daysLeft,
    dailyFee: storage.dailyFee,
    accruedFee: formatMoney(parseMoney(storage.dailyFee) * BigInt(Math.max(0, -daysLeft))),
    currencyCode: defaultCurrencyCode,
  }
}

/** The last day on which storage is free, and the midnight that ends it. */
export function freeStorage(
  inboundTime: Date,
  extraFreeDays: number,
  { storage, utcOffsetMinutes }: StorageTerms,
) {
  const calendar = calendarAt(utcOffsetMinutes)
  const lastFreeDay = calendar.dayOf(inboundTime) + storage.freeDays + extraFreeDays
  return { lastFreeDay, freeUntil: calendar.startOf(lastFreeDay + 1) }
}

/**
 * The moment before which free storage began for parcels with at most `daysLeft` free days left. Compare it with
 * `freeStorageStart`.
 */
export function freeStorageBegunBefore(
  now: Date,
  daysLeft: number,
  { storage, utcOffsetMinutes }: StorageTerms,
): Date {
  const calendar = calendarAt(utcOffsetMinutes)
  return calendar.startOf(calendar.dayOf(now) + daysLeft - storage.freeDays + 1)
}
