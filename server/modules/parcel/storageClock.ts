import { sql } from 'drizzle-orm'

import { calendarAt, dateText } from '../../base/time/calendar.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { parcels } from '../../db/schema/index.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'

import type { Parcel } from '../../contracts/parcel.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** What the days of storage are counted by. */
export type StorageTerms = Pick<TenantSettings, 'storage' | 'utcOffsetMinutes'>

/** When a parcel was checked in, and for how much longer than others it lies for free. */
interface StoredSince {
  readonly inboundTime: Date | null
  readonly extraFreeDays: number
}

/**
 * When a parcel's free storage began, as if it had been checked in later by the days that its customer bought: whoever's
 * began first runs out first.
 */
export const freeStorageStart = sql`(${parcels.inboundTime} + make_interval(hours => 24 * ${parcels.extraFreeDays}))`

/** The statuses in which storing a parcel may come to cost more. */
export const STORED_STATUSES: readonly ParcelStatus[] = [
  ParcelStatus.Inbound,
  ParcelStatus.PendingConsolidating,
]

/**
 * What storing a parcel costs so far, in days of the warehouse's calendar: free on the day of check-in and for the free
 * days that follow, until the midnight that ends the last of them, then a fee for every day begun. Once the parcel is
 * packed the clock stands still.
 */
export function storageOf(
  parcel: { readonly status: ParcelStatus; readonly statusTime: Date } & StoredSince,
  now: Date,
  settings: StorageTerms & Pick<TenantSettings, 'defaultCurrencyCode'>,
): Parcel['storage'] {
  const { status, statusTime, inboundTime, extraFreeDays } = parcel
  const isPacked = status === ParcelStatus.Consolidate
  if (inboundTime === null || !(isPacked || STORED_STATUSES.includes(status))) return null
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
 * The moment before which a parcel's free storage must have begun for it to have so many free days left, or fewer.
 * Compare it with `freeStorageStart`.
 */
export function freeStorageBegunBefore(
  now: Date,
  daysLeft: number,
  { storage, utcOffsetMinutes }: StorageTerms,
): Date {
  const calendar = calendarAt(utcOffsetMinutes)
  return calendar.startOf(calendar.dayOf(now) + daysLeft - storage.freeDays + 1)
}
