import { t } from '@/i18n'

/**
 * Days of free storage left, or days overdue.
 *
 * @param daysLeft negative once free storage has ended
 */
export function storageText(daysLeft: number): string {
  if (daysLeft < 0) return t('parcel.storageOverdue', { days: -daysLeft })
  return daysLeft === 0 ? t('parcel.row.lastFreeDay') : t('parcel.freeDaysLeft', { days: daysLeft })
}
