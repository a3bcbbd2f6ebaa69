import { after, DAY_MS } from '../../clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'

import type { Parcel } from '../../contracts/parcel.ts'
import type { TenantSettings } from '../system/tenantSettings.ts'

/** The statuses in which a parcel takes up room in the warehouse. */
export const STORED_STATUSES: readonly ParcelStatus[] = [
  ParcelStatus.Inbound,
  ParcelStatus.PendingConsolidating,
  ParcelStatus.Consolidate,
]

/** What storing a parcel costs so far: nothing for the free days, then a fee for every day begun. */
export function storageOf(
  parcel: { readonly status: ParcelStatus; readonly inboundTime: Date | null },
  now: Date,
  { storage, defaultCurrencyCode }: TenantSettings,
): Parcel['storage'] {
  const { status, inboundTime } = parcel
  if (inboundTime === null || !STORED_STATUSES.includes(status)) return null
  const freeUntil = after(inboundTime, storage.freeDays * DAY_MS)
  const days = (freeUntil.getTime() - now.getTime()) / DAY_MS
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
