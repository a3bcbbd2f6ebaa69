import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelStorage } from '@/model/parcel/parcel'
import { storageLeft } from '@/model/parcel/parcelGuidance'
import { storageBar } from '@/model/parcel/parcelRowNews'
import { StorageBar } from '@/ui/parcel/StorageBar'

/** Days of free storage left, and a bar that gets shorter. */
export const StorageCell = observer(function StorageCell({ storage }: { storage: ParcelStorage }) {
  const now = new Date()
  return (
    <>
      <span className="table-row__days">{leftText(storageLeft(storage, now).daysLeft)}</span>
      <StorageBar bar={storageBar(storage, now)} />
    </>
  )
})

function leftText(days: number): string {
  if (days < 0) return t('parcelTable.overdue', { days: -days })
  return days === 0 ? t('parcelTable.lastDay') : t('parcelTable.daysLeft', { days })
}
