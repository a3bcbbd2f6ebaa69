import type { ParcelStorage } from '@/model/parcel/parcel'

export const checkedInAt = new Date('2026-11-01T12:00:00+08:00')

/** Free until the end of December 1 in Guangzhou. */
export const storage: ParcelStorage = {
  inboundTime: checkedInAt,
  freeDays: 30,
  lastFreeDay: '2026-12-01',
  freeUntil: new Date('2026-12-02T00:00:00+08:00'),
  dailyFee: '1.00',
  accruedFee: '3.00',
  currencyCode: 'CNY',
}

/** Noon of a day in Guangzhou. */
export const on = (day: string) => new Date(`${day}T12:00:00+08:00`)
