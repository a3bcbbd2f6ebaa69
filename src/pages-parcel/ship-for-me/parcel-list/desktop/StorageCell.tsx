import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelStorage } from '@/model/parcel/parcel'
import { storageTone } from '@/model/parcel/parcelCare'
import { storageLeft } from '@/model/parcel/parcelGuidance'

/** Days of free storage left, and a bar that gets shorter. */
export const StorageCell = observer(function StorageCell({ storage }: { storage: ParcelStorage }) {
  const { daysLeft, usedShare } = storageLeft(storage, new Date())
  return (
    <>
      <span className="storage-cell__text">{leftText(daysLeft)}</span>
      <span className="storage-cell__bar">
        <span
          className={`storage-cell__left storage-cell__left--${storageTone(daysLeft)}`}
          style={{ width: `${Math.round((1 - usedShare) * 100)}%` }}
        />
      </span>
    </>
  )
})

function leftText(days: number): string {
  if (days < 0) return t('parcelTable.overdue', { days: -days })
  return days === 0 ? t('parcelTable.lastDay') : t('parcelTable.daysLeft', { days })
}
