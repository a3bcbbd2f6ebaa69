import { t } from '@/i18n'

/** How long storing still costs nothing, or for how long it has cost. @param daysLeft below zero: days over */
export function storageText(daysLeft: number): string {
  return daysLeft < 0
    ? t('parcel.storageOverdue', { days: -daysLeft })
    : t('parcel.freeDaysLeft', { days: daysLeft })
}
