import { after, DAY_MS } from '../../clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'

import type { Parcel } from '../../contracts/parcel.ts'
import type { TenantSettings } from '../system/tenantSettings.ts'

/** The statuses in which storing a parcel may come to cost more. */
export const STORED_STATUSES: readonly ParcelStatus[] = [
  ParcelStatus.Inbound,
  ParcelStatus.PendingConsolidating,
]

/**
 * What storing a parcel costs so far: nothing for the free days, then a fee for every day begun. Once the parcel is
 * packed the clock stands still.
 */
export function storageOf(
  parcel: { readonly status: ParcelStatus; readonly statusTime: Date; readonly inboundTime: Date | null },
  now: Date,
  { storage, defaultCurrencyCode }: TenantSettings,
): Parcel['storage'] {
  const { status, statusTime, inboundTime } = parcel
  const isPacked = status === ParcelStatus.Consolidate
  if (inboundTime === null || !(isPacked || STORED_STATUSES.includes(status))) return null
  const end = isPacked ? statusTime : now
  const freeUntil = after(inboundTime, storage.freeDays * DAY_MS)
  const days = (freeUntil.getTime() - end.getTime()) / DAY_MS
  const daysOver = Math.ceil(Math.max(0, -days))
  return {
    inboundTime: inboundTime.toISOString(),
    freeDays: storage.freeDays,
    freeUntil: freeUntil.toISOString(),
    daysLeft: daysOver > 0 ? -daysOver : Math.ceil(days),
    dailyFee: storage.dailyFee,
    accruedFee: formatMoney(parseMoney(storage.dailyFee) * BigInt(daysOver)),
    currencyCode: defaultCurrencyCode,
  }
}
