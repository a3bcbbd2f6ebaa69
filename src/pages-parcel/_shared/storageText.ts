import { t } from '@/i18n'

/** How long storing still costs nothing, or for how long it has cost. @param daysLeft below zero: days over */
export function storageText(daysLeft: number): string {
  if (daysLeft < 0) return t('parcel.storageOverdue', { days: -daysLeft })
  return daysLeft === 0 ? t('parcel.lastFreeDay') : t('parcel.freeDaysLeft', { days: daysLeft })
}
